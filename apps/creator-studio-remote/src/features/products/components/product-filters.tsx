import { useTranslation } from '@barg/runtime/i18n';
import { SearchFilter, SelectField } from '@barg/ui-kit/fields';
import { Filters } from '../../../shared/choosable-row.styles.ts';
import type { ProductSearch } from '../api/products.ts';

/** As it is chosen; an empty choice lets everything through. */
export interface ProductFilter {
  typed: string;
  type: ProductSearch['type'] | '';
  status: ProductSearch['status'] | '';
}

interface ProductFiltersProps {
  filter: ProductFilter;
  onChange: (filter: ProductFilter) => void;
}

const TYPES = ['physical', 'digital'] as const;
const STATUSES = ['published', 'draft'] as const;
export const CHOICES = { type: TYPES, status: STATUSES } as const;

/** Which of her products the list shows. */
export function ProductFilters({ filter, onChange }: ProductFiltersProps) {
  const { t } = useTranslation('creator-studio');
  const types = TYPES.map((value) => ({ value, label: t(`products.types.${value}`) }));
  const statuses = STATUSES.map((value) => ({ value, label: t(`products.statuses.${value}`) }));
  return (
    <Filters $choices={2}>
      <SearchFilter
        label={t('products.search')}
        value={filter.typed}
        onChange={(typed) => onChange({ ...filter, typed })}
      />
      <SelectField
        hideLabel
        label={t('products.type')}
        options={[{ value: '', label: t('products.everyType') }, ...types]}
        value={filter.type}
        onChange={({ target }) => onChange({ ...filter, type: target.value as ProductFilter['type'] })}
      />
      <SelectField
        hideLabel
        label={t('products.byStatus')}
        options={[{ value: '', label: t('products.everyStatus') }, ...statuses]}
        value={filter.status}
        onChange={({ target }) => onChange({ ...filter, status: target.value as ProductFilter['status'] })}
      />
    </Filters>
  );
}
