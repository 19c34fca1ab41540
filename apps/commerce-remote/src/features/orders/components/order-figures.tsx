import type { OrderQuote } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Skeleton, Text } from '@barg/ui-kit';
import { FigureLine } from '../../../shared/wallet-line.tsx';

interface OrderFiguresProps {
  /** Undefined while it is loading, or when the address is not served. */
  quote: OrderQuote | undefined;
  quantity: number;
  /** In tokens: the discount of a coupon, and the price with it, NaN while the coupon is asked for other pieces. */
  discount: number;
  price: number;
  error: string | null;
}

/** In tokens. */
const priceOf = (piece: number, quantity: number): number => Math.round(piece * quantity * 100) / 100;

/** What is known before it is said where to send it. */
export function PriceOfPieces({ price, quantity }: { price: number | undefined; quantity: number }) {
  const { t } = useTranslation('commerce');
  if (price === undefined) return null;
  return (
    <div>
      <FigureLine label={t('unlock.price')} tokens={priceOf(price, quantity)} />
      <Text as="p" size="caption" tone="muted">
        {t('order.shippingLater')}
      </Text>
    </div>
  );
}

/** The prices of the pieces and of shipping, the discount, and their sum. */
export function OrderFigures({ quote, quantity, discount, price, error }: OrderFiguresProps) {
  const { t } = useTranslation('commerce');
  if (error !== null) {
    return (
      <Text as="p" role="alert" tone="danger">
        {error}
      </Text>
    );
  }
  if (!quote || !Number.isFinite(price)) return <Skeleton height={84} radius="card" />;
  const { itemPrice, shippingPrice } = quote;
  return (
    <div>
      <FigureLine label={t('unlock.price')} tokens={priceOf(itemPrice, quantity)} />
      {discount > 0 && <FigureLine label={t('order.discount')} tokens={-discount} />}
      <FigureLine label={t('order.shipping')} tokens={shippingPrice} />
      <FigureLine label={t('order.total')} tokens={price} />
    </div>
  );
}
