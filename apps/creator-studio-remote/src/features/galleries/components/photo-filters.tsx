import { useTranslation } from '@barg/runtime/i18n';
import { PartFailure } from '@barg/ui-kit';
import { SearchFilter, SelectField } from '@barg/ui-kit/fields';
import { Filters } from '../../../shared/choosable-row.styles.ts';
import { useGalleryChoicesQuery } from '../api/galleries.ts';
import type { PhotoSearch } from '../api/photos.ts';

/** As it is chosen; an empty choice lets everything through. */
export interface PhotoFilter {
  typed: string;
  galleryId: string;
  audience: NonNullable<PhotoSearch['audience']> | '';
  status: NonNullable<PhotoSearch['status']> | '';
}

interface PhotoFiltersProps {
  filter: PhotoFilter;
  onChange: (filter: PhotoFilter) => void;
}

const AUDIENCES = ['free', 'subscribers', 'paid'] as const;
const STATUSES = ['processing', 'ready', 'failed'] as const;
export const CHOICES = { audience: AUDIENCES, status: STATUSES } as const;

/** Which of her photos the list shows. */
export function PhotoFilters({ filter, onChange }: PhotoFiltersProps) {
  const { t } = useTranslation('creator-studio');
  const { data: galleries, error, isFetching, refetch } = useGalleryChoicesQuery();
  const options = {
    galleryId: (galleries?.data ?? []).map(({ _id, title }) => ({ value: _id, label: title })),
    audience: AUDIENCES.map((value) => ({ value, label: t(`audience.${value}`) })),
    status: STATUSES.map((value) => ({ value, label: t(`photos.statuses.${value}`) })),
  };
  return (
    <>
      <Filters $choices={3}>
        <SearchFilter
          label={t('photos.search')}
          value={filter.typed}
          onChange={(typed) => onChange({ ...filter, typed })}
        />
        {(['galleryId', 'audience', 'status'] as const).map((key) => (
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
      {error && !galleries && <PartFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
    </>
  );
}
