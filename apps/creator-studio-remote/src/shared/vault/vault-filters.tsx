import type { VaultItem } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { SearchFilter, SelectField } from '@barg/ui-kit/fields';
import { Filters } from '../choosable-row.styles.ts';

/** As it is chosen; an empty choice lets everything through. */
export interface VaultFilter {
  typed: string;
  type: VaultItem['type'] | '';
  used: 'true' | 'false' | '';
  /** The days up to now in which it came. */
  days: '7' | '30' | '365' | '';
}

export const EVERYTHING: VaultFilter = { typed: '', type: '', used: '', days: '' };

export const CHOICES = {
  type: ['photo', 'video', 'audio'],
  used: ['true', 'false'],
  days: ['7', '30', '365'],
} as const;

type Key = keyof typeof CHOICES;

interface VaultFiltersProps {
  filter: VaultFilter;
  /** The choices beside the search, in their order. */
  keys: readonly Key[];
  /** The types to choose among; every one when absent. */
  types?: readonly VaultItem['type'][] | undefined;
  onChange: (filter: VaultFilter) => void;
}

/** Which items of the vault a list shows. */
export function VaultFilters({ filter, keys, types = CHOICES.type, onChange }: VaultFiltersProps) {
  const { t } = useTranslation('creator-studio');
  const options = {
    type: types.map((value) => ({ value, label: t(`vault.types.${value}`) })),
    used: CHOICES.used.map((value) => ({ value, label: t(`vault.used.${value}`) })),
    days: CHOICES.days.map((value) => ({ value, label: t(`vault.days.${value}`) })),
  };
  return (
    <Filters $choices={keys.length}>
      <SearchFilter
        label={t('vault.search')}
        value={filter.typed}
        onChange={(typed) => onChange({ ...filter, typed })}
      />
      {keys.map((key) => (
        <SelectField
          key={key}
          hideLabel
          label={t(`vault.by.${key}`)}
          options={[{ value: '', label: t(`vault.every.${key}`) }, ...options[key]]}
          value={filter[key]}
          onChange={({ target }) => onChange({ ...filter, [key]: target.value })}
        />
      ))}
    </Filters>
  );
}
