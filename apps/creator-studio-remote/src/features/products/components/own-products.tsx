import SearchX from 'lucide-react/icons/search-x';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useTranslation } from '@barg/runtime/i18n';
import { ButtonLink, Card, EmptyState } from '@barg/ui-kit';
import { CardHead } from '../../../shared/item-list.styles.ts';
import { OwnList } from '../../../shared/own-list.tsx';
import { paths } from '../../../shared/paths.ts';
import { useShipsNowhere } from '../../../shared/shipping/use-ships-nowhere.ts';
import { useChosen } from '../../../shared/use-chosen.ts';
import { useListFilter, wordsOf } from '../../../shared/use-list-filter.ts';
import { useOwnProductsInfiniteQuery } from '../api/products.ts';
import { ChosenProducts } from './chosen-products.tsx';
import { CHOICES, ProductFilters, type ProductFilter } from './product-filters.tsx';
import { ProductRow } from './product-row.tsx';

/** All her products, the newest first: found, filtered, and taken away several at a time. */
export function OwnProducts() {
  const { t } = useTranslation('creator-studio');
  const [filter, setFilter] = useListFilter<ProductFilter>(CHOICES);
  const q = wordsOf(filter.typed);
  const search = { q, type: filter.type || undefined, status: filter.status || undefined };
  const { chosen, choose, forget } = useChosen(search);
  const query = useOwnProductsInfiniteQuery(search);
  const products = query.currentData?.pages.flatMap((page) => page.data);
  const shipsNowhere = useShipsNowhere(products?.some(({ type }) => type === 'physical') ?? false);

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
        <ProductFilters filter={filter} onChange={setFilter} />
        {chosen.length > 0 && <ChosenProducts productIds={chosen} onForget={forget} />}
      </CardHead>
      <OwnList query={query} items={products} empty={empty}>
        {products?.map((product) => (
          <ProductRow
            key={product._id}
            product={product}
            shipsNowhere={shipsNowhere}
            isChosen={chosen.includes(product._id)}
            onChoose={choose}
            onDeleted={forget}
          />
        ))}
      </OwnList>
    </Card>
  );
}
