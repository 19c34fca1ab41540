import type { IntentDialogProps } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { Amount, Inline, Text, usePrice, useToast } from '@barg/ui-kit';
import { CouponField } from '../../../shared/coupon/coupon-field.tsx';
import { useCoupon } from '../../../shared/coupon/use-coupon.ts';
import { FanGate } from '../../../shared/fan-gate.tsx';
import { PayDialog } from '../../../shared/pay-dialog.tsx';
import { useBoughtElsewhere } from '../../../shared/use-bought-elsewhere.ts';
import { useWalletPayment } from '../../../shared/use-wallet-payment.ts';
import { isSold, takesCoupon, useBuyItemMutation } from '../api/buy-item.ts';

/** Answers `commerce.unlock`. */
export function UnlockDialog({ payload, onSettled }: IntentDialogProps<'commerce.unlock'>) {
  return (
    <FanGate
      wanted={{ kind: 'dialog', intent: 'commerce.unlock', payload: { ...payload, mustAsk: true } }}
      onRefused={() => onSettled(null)}
    >
      <Unlock payload={payload} onSettled={onSettled} />
    </FanGate>
  );
}

/** It was bought in another tab or on another device; nothing was charged. */
const OPEN_ALREADY = new Set(['wallet.already_purchased', 'wallet.already_open']);

/** The price has changed; the page is refetched and shows the new one. */
const PRICE_CHANGED = 'price.changed';

function Unlock({ payload: { item, performer, mustAsk = false }, onSettled }: IntentDialogProps<'commerce.unlock'>) {
  const { t } = useTranslation('commerce');
  const inTokens = usePrice();
  const toast = useToast();
  const [buyItem] = useBuyItemMutation();
  const { type, _id: itemId } = item;
  const coupon = useCoupon({ purpose: takesCoupon(type) ? type : 'feed', itemId });
  const price = coupon.quote?.total ?? item.price;
  const code = coupon.quote?.code;
  const payment = useWalletPayment({
    place: `unlock:${itemId}`,
    price,
    order: { type, itemId, price, code },
    pay: async (key) => isSold(type) && buyItem({ type, itemId, price, key, ...(code && { coupon: code }) }).unwrap(),
    // There is nothing to agree to where nothing is charged.
    mayBeUnasked: isSold(type) && (!mustAsk || price === 0),
    onPaid: (unaskedWords) => {
      toast(unaskedWords ?? t('unlock.done'), { tone: 'success' });
      onSettled('done');
    },
    onRefused: (failure) => {
      const isOpen = OPEN_ALREADY.has(failure.code);
      if (!isOpen && failure.code !== PRICE_CHANGED) return coupon.askAgain(failure);
      toast(failure.message);
      onSettled(isOpen ? 'done' : null);
      return true;
    },
  });
  useBoughtElsewhere({
    itemId,
    payment,
    onBought: (isHere) => {
      if (isHere) toast(t('unlock.done'), { tone: 'success' });
      else toast(t('unlock.elsewhere'));
      onSettled('done');
    },
  });
  return (
    <PayDialog
      title={t(`unlock.titles.${type}`)}
      payment={payment}
      label={t('unlock.pay', { tokens: inTokens(price) })}
      isPayable={isSold(type) && !coupon.isPending}
      onClose={() => onSettled(null)}
    >
      <Text as="p">{t('unlock.forGood', { name: performer.name })}</Text>
      <Inline justify="space-between">
        <Text tone="muted">{t('unlock.price')}</Text>
        <Amount value={price} unit="tokens" />
      </Inline>
      {takesCoupon(type) && <CouponField coupon={coupon} />}
    </PayDialog>
  );
}
