import { memo, Suspense } from 'react';
import type { Product } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Badge, lazyPart, Text, Time, useFormat, SMALL_PART, UserLine } from '@barg/ui-kit';
import { Checkbox } from '@barg/ui-kit/fields';
import { AudienceBadge } from '../../../shared/audience-badge.tsx';
import { ChoosableAudience, ChoosableFigures, ChoosableRow } from '../../../shared/choosable-row.styles.ts';
import { RowTitle } from '../../../shared/item-row.styles.ts';
import { RowThumbnail } from '../../../shared/row-thumbnail.tsx';
import { paths } from '../../../shared/paths.ts';

const ProductMenu = lazyPart(async () => ({ default: (await import('./product-menu.tsx')).ProductMenu }), SMALL_PART);

interface ProductRowProps {
  product: Product;
  /** Nothing that she sends can be ordered. */
  shipsNowhere: boolean;
  isChosen: boolean;
  onChoose: (productId: string, isChosen: boolean) => void;
  onDeleted: (productIds: readonly string[]) => void;
}

/** One of her products: what it is, whether it is offered, and what is left of it. */
export const ProductRow = memo(function ProductRow({
  product,
  shipsNowhere,
  isChosen,
  onChoose,
  onDeleted,
}: ProductRowProps) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const { _id: productId, title, type, cover, stock, publishedAt } = product;
  return (
    <ChoosableRow>
      <Checkbox
        label=""
        aria-label={t('products.choose', { name: title })}
        checked={isChosen}
        onChange={(event) => onChoose(productId, event.target.checked)}
      />
      <RowThumbnail file={cover} />
      <div>
        <RowTitle to={paths.editProduct(productId)}>
          <UserLine as={Text} weight="medium" clamp={1} text={title} />
        </RowTitle>
        <Text size="caption" tone="faint">
          {publishedAt ? <Time value={publishedAt} /> : t('products.statuses.draft')}
        </Text>
      </div>
      <ChoosableFigures>
        <Badge variant="status">{t(`products.types.${type}`)}</Badge>
        {shipsNowhere && type === 'physical' && publishedAt && (
          <Badge variant="status">{t('products.notOrderable')}</Badge>
        )}
        {stock !== null && <bdi>{t('products.left', { count: stock, amount: format.number(stock) })}</bdi>}
      </ChoosableFigures>
      <ChoosableAudience>
        <AudienceBadge audience={product.audience} price={product.price} />
      </ChoosableAudience>
      <Suspense fallback={null}>
        <ProductMenu product={product} onDeleted={onDeleted} />
      </Suspense>
    </ChoosableRow>
  );
});
