import { useTranslation } from '@barg/runtime/i18n';
import { SearchField, SelectField } from '@barg/ui-kit/fields';
import { Filters } from '../../../shared/choosable-row.styles.ts';
import type { GallerySearch } from '../api/galleries.ts';

/** As it is chosen; an empty choice lets everything through. */
export interface GalleryFilter {
  typed: string;
  audience: GallerySearch['audience'] | '';
}

interface GalleryFiltersProps {
  filter: GalleryFilter;
  onChange: (filter: GalleryFilter) => void;
}

const AUDIENCES = ['free', 'subscribers', 'paid'] as const;

/** Which of her galleries the list shows. */
export function GalleryFilters({ filter, onChange }: GalleryFiltersProps) {
  const { t } = useTranslation('creator-studio');
  const audiences = AUDIENCES.map((value) => ({ value, label: t(`audience.${value}`) }));
  return (
    <Filters $choices={1}>
      <SearchField
        label={t('galleries.search')}
        value={filter.typed}
        onChange={(typed) => onChange({ ...filter, typed })}
      />
      <SelectField
        hideLabel
        label={t('posts.by.audience')}
        options={[{ value: '', label: t('posts.every.audience') }, ...audiences]}
        value={filter.audience}
        onChange={({ target }) => onChange({ ...filter, audience: target.value as GalleryFilter['audience'] })}
      />
    </Filters>
  );
}
