import { useState } from 'react';
import type { IntentDialogProps } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { useNavigate } from '@barg/runtime/router';
import { Text, useFormat, usePrice, UserLine, useToast } from '@barg/ui-kit';
import { NumberField } from '@barg/ui-kit/forms';
import { CouponField } from '../../../shared/coupon/coupon-field.tsx';
import { FanGate } from '../../../shared/fan-gate.tsx';
import { orderPath } from '../../../shared/order-paths.ts';
import { PayDialog } from '../../../shared/pay-dialog.tsx';
import { useWalletPayment } from '../../../shared/use-wallet-payment.ts';
import { useBuyThingMutation } from '../api/ordering.ts';
import { useOrderPrice } from '../hooks/use-order-price.ts';
import { AddressChoice, useChosenAddress } from './address-choice.tsx';
import { OrderFigures, PriceOfPieces } from './order-figures.tsx';

/** The API's limit of pieces in an order. */
const MOST_PIECES = 100;

/** Answers `commerce.order`. */
export function OrderDialog({ payload, onSettled }: IntentDialogProps<'commerce.order'>) {
  return (
    <FanGate wanted={{ kind: 'dialog', intent: 'commerce.order', payload }} onRefused={() => onSettled(null)}>
      <Ordering payload={payload} onSettled={onSettled} />
    </FanGate>
  );
}

function Ordering({ payload: { product, performer }, onSettled }: IntentDialogProps<'commerce.order'>) {
  const { t } = useTranslation('commerce');
  const format = useFormat();
  const inTokens = usePrice();
  const toast = useToast();
  const navigate = useNavigate();
  const [buyThing] = useBuyThingMutation();
  const [addressId, setAddressId] = useState<string | null>(null);
  const [typed, setTyped] = useState(1);
  const [isAside, setAside] = useState(false);
  const most = Math.min(product.stock ?? MOST_PIECES, MOST_PIECES);
  const quantity = Number.isInteger(typed) && typed >= 1 && typed <= most ? typed : null;
  const address = useChosenAddress(addressId);
  const order = useOrderPrice({ productId: product._id, addressId: address?._id, quantity });
  const { wanted, quote, price, coupon, code } = order;
  const isKnown = Number.isFinite(price);
  const payment = useWalletPayment({
    place: `order:${product._id}`,
    price,
    order: { ...wanted, price, code },
    pay: async (key) => {
      const bought = await buyThing({ ...wanted, price, key, ...(code && { coupon: code }) }).unwrap();
      void navigate(orderPath(bought.orderId));
      return bought;
    },
    onPaid: () => {
      toast(t('order.done', { name: performer.name }), { tone: 'success' });
      onSettled('done');
    },
    onRefused: coupon.askAgain,
  });
  return (
    <PayDialog
      title={t('order.title')}
      payment={payment}
      label={isKnown ? t('order.pay', { tokens: inTokens(price) }) : t('order.action')}
      isPayable={isKnown && !coupon.isPending}
      isAside={isAside}
      onClose={() => onSettled(null)}
    >
      <UserLine as={Text} weight="medium" text={product.title} />
      <AddressChoice addressId={addressId} onChoose={setAddressId} onAside={setAside} />
      <NumberField
        label={t('order.quantity')}
        places={0}
        value={typed}
        onChange={setTyped}
        error={quantity === null ? t('order.quantityBounds', { count: most, amount: format.number(most) }) : undefined}
      />
      {quantity !== null &&
        (address ? (
          <OrderFigures {...order} quantity={quantity} />
        ) : (
          <PriceOfPieces price={product.price} quantity={quantity} />
        ))}
      {quote && <CouponField coupon={coupon} />}
    </PayDialog>
  );
}
