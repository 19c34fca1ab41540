import { useTranslation } from '@barg/runtime/i18n';
import { SearchFilter, SelectField } from '@barg/ui-kit/fields';
import { Filters } from '../../../shared/choosable-row.styles.ts';
import type { PostSearch } from '../api/own-posts.ts';

/** As it is chosen; an empty choice lets everything through. */
export interface PostFilter {
  typed: string;
  state: NonNullable<PostSearch['state']> | 'drafts' | '';
  audience: NonNullable<PostSearch['audience']> | '';
  media: NonNullable<PostSearch['media']> | '';
}

interface PostFiltersProps {
  filter: PostFilter;
  onChange: (filter: PostFilter) => void;
}

export const CHOICES = {
  audience: ['free', 'subscribers', 'paid'],
  media: ['photo', 'video', 'audio', 'none'],
} as const;

const KEYS = ['audience', 'media'] as const;

/** Which of her posts the list shows. */
export function PostFilters({ filter, onChange }: PostFiltersProps) {
  const { t } = useTranslation('creator-studio');
  const options = {
    audience: CHOICES.audience.map((value) => ({ value, label: t(`audience.${value}`) })),
    media: CHOICES.media.map((value) => ({ value, label: t(`posts.media.${value}`) })),
  };
  return (
    <Filters $choices={KEYS.length}>
      <SearchFilter
        label={t('posts.search')}
        value={filter.typed}
        onChange={(typed) => onChange({ ...filter, typed })}
      />
      {KEYS.map((key) => (
        <SelectField
          key={key}
          hideLabel
          label={t(`posts.by.${key}`)}
          options={[{ value: '', label: t(`posts.every.${key}`) }, ...options[key]]}
          value={filter[key]}
          onChange={({ target }) => onChange({ ...filter, [key]: target.value })}
        />
      ))}
    </Filters>
  );
}
