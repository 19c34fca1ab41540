import { useTranslation } from '@barg/runtime/i18n';
import { SearchFilter, SelectField } from '@barg/ui-kit/fields';
import { Filters } from '../../../shared/choosable-row.styles.ts';
import type { GallerySearch } from '../api/galleries.ts';

/** As it is chosen; an empty choice lets everything through. */
export interface GalleryFilter {
  typed: string;
  audience: NonNullable<GallerySearch['audience']> | '';
  status: NonNullable<GallerySearch['status'] | 'scheduled'> | '';
}

interface GalleryFiltersProps {
  filter: GalleryFilter;
  onChange: (filter: GalleryFilter) => void;
}

const AUDIENCES = ['free', 'subscribers', 'paid'] as const;
const STATUSES = ['processing', 'ready', 'failed'] as const;
export const CHOICES = { audience: AUDIENCES, status: [...STATUSES, 'scheduled'] } as const;

/** What the calls are asked: whether it is planned is another question than how far its photos are. */
export const searchOf = (q: string, { audience, status }: GalleryFilter): GallerySearch => ({
  q,
  audience: audience || undefined,
  ...(status === 'scheduled' ? { state: status } : { status: status || undefined }),
});

/** Which of her galleries the list shows. */
export function GalleryFilters({ filter, onChange }: GalleryFiltersProps) {
  const { t } = useTranslation('creator-studio');
  const options = {
    audience: AUDIENCES.map((value) => ({ value, label: t(`audience.${value}`) })),
    status: [
      ...STATUSES.map((value) => ({ value, label: t(`galleries.statuses.${value}`) })),
      { value: 'scheduled', label: t('posts.states.scheduled') },
    ],
  };
  return (
    <Filters $choices={2}>
      <SearchFilter
        label={t('galleries.search')}
        value={filter.typed}
        onChange={(typed) => onChange({ ...filter, typed })}
      />
      {(['audience', 'status'] as const).map((key) => (
        <SelectField
          key={key}
          hideLabel
          label={t(`photos.by.${key}`)}
          options={[{ value: '', label: t(`photos.every.${key}`) }, ...options[key]]}
          value={filter[key]}
          onChange={({ target }) => onChange({ ...filter, [key]: target.value })}
        />
      ))}
    </Filters>
  );
}
