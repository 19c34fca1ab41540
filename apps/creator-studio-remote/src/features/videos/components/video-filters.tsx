import { useTranslation } from '@barg/runtime/i18n';
import { SearchFilter, SelectField } from '@barg/ui-kit/fields';
import { Filters } from '../../../shared/choosable-row.styles.ts';
import type { VideoSearch } from '../api/videos.ts';

/** As it is chosen; an empty choice lets everything through. */
export interface VideoFilter {
  typed: string;
  audience: VideoSearch['audience'] | '';
  status: VideoSearch['status'] | 'scheduled' | '';
}

interface VideoFiltersProps {
  filter: VideoFilter;
  onChange: (filter: VideoFilter) => void;
}

const AUDIENCES = ['free', 'subscribers', 'paid'] as const;
const STATUSES = ['processing', 'ready', 'failed'] as const;
export const CHOICES = { audience: AUDIENCES, status: [...STATUSES, 'scheduled'] } as const;

/** What the calls are asked: one that is planned may be ready, and is not published. */
export const searchOf = (q: string, { audience, status }: VideoFilter): VideoSearch => ({
  q,
  audience: audience || undefined,
  ...(status === 'scheduled' ? { state: status } : { status: status || undefined }),
  ...(status === 'ready' && { state: 'published' as const }),
});

/** Which of her videos the list shows. */
export function VideoFilters({ filter, onChange }: VideoFiltersProps) {
  const { t } = useTranslation('creator-studio');
  const audiences = AUDIENCES.map((value) => ({ value, label: t(`audience.${value}`) }));
  const statuses = [
    ...STATUSES.map((value) => ({ value, label: t(`videos.statuses.${value}`) })),
    { value: 'scheduled', label: t('posts.states.scheduled') },
  ];
  return (
    <Filters $choices={2}>
      <SearchFilter
        label={t('videos.search')}
        value={filter.typed}
        onChange={(typed) => onChange({ ...filter, typed })}
      />
      <SelectField
        hideLabel
        label={t('videos.byAudience')}
        options={[{ value: '', label: t('videos.everyAudience') }, ...audiences]}
        value={filter.audience}
        onChange={({ target }) => onChange({ ...filter, audience: target.value as VideoFilter['audience'] })}
      />
      <SelectField
        hideLabel
        label={t('videos.byStatus')}
        options={[{ value: '', label: t('videos.everyStatus') }, ...statuses]}
        value={filter.status}
        onChange={({ target }) => onChange({ ...filter, status: target.value as VideoFilter['status'] })}
      />
    </Filters>
  );
}
