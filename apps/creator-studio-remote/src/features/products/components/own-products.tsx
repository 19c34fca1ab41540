import SearchX from 'lucide-react/icons/search-x';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { ButtonLink, Card, EmptyState, useDebouncedValue } from '@barg/ui-kit';
import { CardHead } from '../../../shared/item-list.styles.ts';
import { OwnList } from '../../../shared/own-list.tsx';
import { paths } from '../../../shared/paths.ts';
import { useChosen } from '../../../shared/use-chosen.ts';
import { useOwnProductsInfiniteQuery } from '../api/products.ts';
import { ChosenProducts } from './chosen-products.tsx';
import { ProductFilters, type ProductFilter } from './product-filters.tsx';
import { ProductRow } from './product-row.tsx';

const EVERYTHING: ProductFilter = { typed: '', type: '', status: '' };

/** All her products, the newest first: found, filtered, and taken away several at a time. */
export function OwnProducts() {
  const { t } = useTranslation('creator-studio');
  const [filter, setFilter] = useState(EVERYTHING);
  const { chosen, choose, forget, forgetAll } = useChosen();
  const q = useDebouncedValue(filter.typed.trim().slice(0, 100));
  const query = useOwnProductsInfiniteQuery({
    q,
    type: filter.type || undefined,
    status: filter.status || undefined,
  });
  const products = query.currentData?.pages.flatMap((page) => page.data);

  const handleFilter = (next: ProductFilter) => {
    // What the list no longer shows should not be deleted with the rest.
    forgetAll();
    setFilter(next);
  };

  const isFiltered = q !== '' || filter.type !== '' || filter.status !== '';
  const action = <ButtonLink to={paths.newProduct}>{t('products.new')}</ButtonLink>;
  const empty = isFiltered ? (
    <EmptyState icon={SearchX} title={t('products.nothingFound')} />
  ) : (
    <EmptyState icon={ShoppingBag} title={t('products.empty')} action={action} />
  );
  return (
    <Card padding="none" aria-label={t('products.title')}>
      <CardHead>
        <ProductFilters filter={filter} onChange={handleFilter} />
        {chosen.length > 0 && <ChosenProducts productIds={chosen} onForget={forget} />}
      </CardHead>
      <OwnList query={query} items={products} empty={empty}>
        {products?.map((product) => (
          <ProductRow
            key={product._id}
            product={product}
            isChosen={chosen.includes(product._id)}
            onChoose={choose}
            onDeleted={forget}
          />
        ))}
      </OwnList>
    </Card>
  );
}
