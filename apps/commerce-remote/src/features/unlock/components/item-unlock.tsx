import type { SlotProps } from '@barg/contract';
import type { ReactNode } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useIntent, useIsGuest, useIsLoggedIn, useLoginLink } from '@barg/session';
import { Button, ButtonLink, usePrice } from '@barg/ui-kit';
import { useFan } from '../../../shared/fan.ts';
import { purchaseOptionsOf, type PurchaseOption } from '../purchase-options.ts';
import { WayPrice, Ways, WayWords } from './item-unlock.styles.ts';

type UnlockProps = SlotProps['item.unlock'];

/** The buttons that open a locked item: by a subscription, by a purchase, or both. Guests log in first. */
export function ItemUnlock(props: UnlockProps) {
  const { t } = useTranslation('commerce');
  const ways = purchaseOptionsOf(props.item);
  const isFan = useFan() !== null;
  const isLoggedIn = useIsLoggedIn();
  const [way, other] = ways;
  if (!way || (isLoggedIn && !isFan)) return null;
  if (!other) {
    return (
      <Way way={way} {...props}>
        <OnlyWords way={way} price={props.item.price} />
      </Way>
    );
  }
  return (
    <Ways role="group" aria-label={t('unlock.ways')}>
      {ways.map((each) => (
        <Way key={each} way={each} isWide {...props}>
          <PricedWords way={each} {...props} />
        </Way>
      ))}
    </Ways>
  );
}

/** The words of the button where there is one way to pay. */
function OnlyWords({ way, price }: { way: PurchaseOption; price: number }) {
  const { t } = useTranslation('commerce');
  const inTokens = usePrice();
  if (way === 'subscribe') return <bdi>{t('subscribe.action')}</bdi>;
  return <bdi>{price === 0 ? t('unlock.open') : t('unlock.action', { tokens: inTokens(price) })}</bdi>;
}

/** With two options each button shows its price. */
function PricedWords({ way, item, performer: { monthlyPrice } }: UnlockProps & { way: PurchaseOption }) {
  const { t } = useTranslation('commerce');
  const price = usePrice();
  if (way === 'buy') {
    return (
      <WayWords>
        {t('unlock.alone')} <WayPrice>{price(item.price)}</WayPrice>
      </WayWords>
    );
  }
  return (
    <WayWords>
      {t('subscribe.action')}{' '}
      {monthlyPrice !== undefined && (
        <WayPrice>
          {monthlyPrice === 0 ? price(0) : t('subscribe.monthlyPrice', { tokens: price(monthlyPrice) })}
        </WayPrice>
      )}
    </WayWords>
  );
}

interface WayProps extends UnlockProps {
  way: PurchaseOption;
  isWide?: boolean;
  children: ReactNode;
}

/** The button of one option: asks for the intent that pays, after which the item opens in place. */
function Way({ way, item, performer, onUnlocked, isWide = false, children }: WayProps) {
  const isGuest = useIsGuest();
  const subscribe = useIntent('commerce.subscribe');
  const unlock = useIntent('commerce.unlock');
  const look = { variant: 'media', width: isWide ? 'full' : 'auto' } as const;
  const toLogin = useLoginLink(
    way === 'buy'
      ? { kind: 'dialog', intent: 'commerce.unlock', payload: { item, performer, mustAsk: true } }
      : { kind: 'dialog', intent: 'commerce.subscribe', payload: { performer } },
  );
  if (isGuest) {
    return (
      <ButtonLink {...look} {...toLogin}>
        {children}
      </ButtonLink>
    );
  }
  const handleClick = async () => {
    const answer = await (way === 'buy' ? unlock.ask({ item, performer }) : subscribe.ask({ performer }));
    if (answer) onUnlocked?.();
  };
  return (
    <Button {...look} disabled={!(way === 'buy' ? unlock : subscribe).isAvailable} onClick={() => void handleClick()}>
      {children}
    </Button>
  );
}
