import type { SlotProps } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { useLocation } from '@barg/runtime/router';
import { loginPath, useIntent, useIsLoggedIn } from '@barg/session';
import { Button, ButtonLink, usePrice } from '@barg/ui-kit';
import { useFan } from '../../../shared/fan.ts';
import { isSold } from '../api/buy-item.ts';

/** The way into a locked item: a subscription, its price, or logging in first. */
export function ItemUnlock({ item, performer, onUnlocked }: SlotProps['item.unlock']) {
  const { t } = useTranslation('commerce');
  const price = usePrice();
  const isFan = useFan() !== null;
  const isLoggedIn = useIsLoggedIn();
  const { pathname, search } = useLocation();
  const subscribe = useIntent('commerce.subscribe');
  const unlock = useIntent('commerce.unlock');
  const isPaid = item.audience === 'paid';
  const label = isPaid ? t('unlock.action', { tokens: price(item.price) }) : t('subscribe.action');

  if (isPaid && !isSold(item.type)) return null;
  if (!isLoggedIn) {
    return (
      <ButtonLink variant="media" to={loginPath(pathname + search)}>
        <bdi>{label}</bdi>
      </ButtonLink>
    );
  }
  if (!isFan) return null;
  const handleClick = async () => {
    const outcome = await (isPaid ? unlock.ask({ item, performer }) : subscribe.ask({ performer }));
    if (outcome === 'done') onUnlocked?.();
  };
  return (
    <Button variant="media" disabled={!(isPaid ? unlock : subscribe).isAvailable} onClick={() => void handleClick()}>
      <bdi>{label}</bdi>
    </Button>
  );
}
