import { useTranslation } from '@barg/runtime/i18n';
import { useAskedAgain } from '@barg/session/line';
import { SelectField } from '@barg/ui-kit/fields';
import { useLibrarySummaryQuery } from '../api/library.ts';
import { KEPT_WAYS, PERIODS, type FilterName, type useLibraryFilter } from '../hooks/use-library-filter.ts';
import { LIBRARY_TYPES } from '../library-kinds.ts';
import { Filters } from './library.styles.ts';

interface LibraryFiltersProps {
  filters: Pick<ReturnType<typeof useLibraryFilter>, 'value' | 'set'>;
}

/** Filters by type, by bookmark or purchase, by performer and by time. */
export function LibraryFilters({ filters: { value, set } }: LibraryFiltersProps) {
  const { t } = useTranslation('feed');
  const { data: summary } = useAskedAgain(useLibrarySummaryQuery());
  const performers = summary?.performers.map(({ performer: { _id, name } }) => ({ value: _id, label: name })) ?? [];
  const fields: ReadonlyArray<{
    name: Exclude<FilterName, 'folder'>;
    options: Array<{ value: string; label: string }>;
  }> = [
    { name: 'type', options: LIBRARY_TYPES.map((type) => ({ value: type, label: t(`library.types.${type}`) })) },
    { name: 'kept', options: KEPT_WAYS.map((way) => ({ value: way, label: t(`library.${way}`) })) },
    { name: 'performer', options: performers },
    {
      name: 'period',
      options: Object.keys(PERIODS).map((one) => ({ value: one, label: t(`library.periods.${one}`) })),
    },
  ];
  return (
    <Filters role="group" aria-label={t('library.filters')}>
      {fields.map(({ name, options }) => (
        <SelectField
          key={name}
          label={t(`library.by.${name}`)}
          value={value(name)}
          options={[{ value: '', label: t('library.all') }, ...options]}
          onChange={(event) => set(name, event.target.value)}
        />
      ))}
    </Filters>
  );
}
