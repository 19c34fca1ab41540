import { useTranslation } from '@barg/runtime/i18n';
import { useFormat } from '@barg/ui-kit';
import { Earned } from './item-row.styles.ts';

interface SalesFiguresProps {
  /** The price in tokens. A free item shows figures only if it was sold before. */
  price: number;
  sales: { purchaseCount: number; earned: number };
}

/** How often an item was bought, and what its performer earned with it. */
export function SalesFigures({ price, sales: { purchaseCount: count, earned } }: SalesFiguresProps) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  if (price === 0 && count === 0) return null;
  return (
    <>
      <bdi>{t('posts.purchases', { count, amount: format.number(count) })}</bdi>
      {count > 0 && <Earned>{t('posts.earned', { count: earned, amount: format.tokens(earned) })}</Earned>}
    </>
  );
}
