import { useTranslation } from '@barg/runtime/i18n';
import { Chip, Inline, useFormat } from '@barg/ui-kit';
import type { OwnPostCounts } from '@barg/api-client/models';
import type { PostFilter } from './post-filters.tsx';

export const STATES = ['', 'published', 'scheduled', 'expired', 'drafts'] as const;

interface StateChipsProps {
  state: PostFilter['state'];
  /** Undefined while they are not known. */
  counts: OwnPostCounts | undefined;
  onChange: (state: PostFilter['state']) => void;
}

/** Her posts by state, and her drafts, each with how many there are. */
export function StateChips({ state, counts, onChange }: StateChipsProps) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const countOf = (key: (typeof STATES)[number]): number | undefined => {
    if (!counts) return undefined;
    return key === '' ? counts.published + counts.scheduled + counts.expired : counts[key];
  };
  return (
    <Inline role="group" aria-label={t('posts.by.state')} gap={2}>
      {STATES.map((key) => {
        const count = countOf(key);
        return (
          <Chip key={key} isSelected={key === state} onClick={() => onChange(key)}>
            {t(`posts.states.${key || 'all'}`)}
            {count !== undefined && <bdi>{format.number(count)}</bdi>}
          </Chip>
        );
      })}
    </Inline>
  );
}
