import { useTranslation } from '@barg/runtime/i18n';
import { useFormat } from '@barg/ui-kit';
import { Earned } from './item-row.styles.ts';

interface SalesFiguresProps {
  /** Tokens that it costs; what is given away has sold nothing, unless it did before. */
  price: number;
  sales: { purchaseCount: number; earned: number };
}

/** How often a work was bought, and what its performer has of it. */
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
