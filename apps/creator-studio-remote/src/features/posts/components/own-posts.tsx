import { Suspense } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useAskedAgain } from '@barg/session/line';
import { Card, CardTitle, lazyPart, Skeleton, Stack } from '@barg/ui-kit';
import { useUnsavedDraftsSaved } from '../../../shared/drafts/unsaved-drafts.ts';
import { CardHead } from '../../../shared/item-list.styles.ts';
import { useChosen } from '../../../shared/use-chosen.ts';
import { wordsOf } from '../../../shared/use-list-filter.ts';
import { useOwnPostCountsQuery } from '../api/own-posts.ts';
import { usePostFilter } from '../hooks/use-post-filter.ts';
import { PostFilters } from './post-filters.tsx';
import { PostList } from './post-list.tsx';
import { StateChips } from './state-chips.tsx';

const ChosenPosts = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "chosen" */ './chosen-posts.tsx')).ChosenPosts,
}));
const OwnDrafts = lazyPart(async () => ({ default: (await import('./own-drafts.tsx')).OwnDrafts }));

/** Counts that came with the page are not asked for again while it is taken over. In seconds. */
const JUST_BROUGHT_S = 3;

/** All her posts, those to come first, and her drafts: found, filtered, and changed several at a time. */
export function OwnPosts() {
  const { t } = useTranslation('creator-studio');
  const [filter, setFilter] = usePostFilter();
  const q = wordsOf(filter.typed);
  const { state, audience, media } = filter;
  const search = { ...(q && { q }), ...(audience && { audience }), ...(media && { media }) };
  const { chosen, choose, forget } = useChosen({ ...search, state });
  const skip = !useUnsavedDraftsSaved();
  // Drafts are counted too, which other tabs and devices change.
  const counts = useAskedAgain(useOwnPostCountsQuery(search, { skip, refetchOnMountOrArgChange: JUST_BROUGHT_S }));

  return (
    <Card padding="none" aria-label={t('posts.title')}>
      <CardHead>
        <Stack gap={3}>
          <CardTitle>{t('posts.title')}</CardTitle>
          <StateChips state={state} counts={counts.data} onChange={(next) => setFilter({ ...filter, state: next })} />
          {state !== 'drafts' && <PostFilters filter={filter} onChange={setFilter} />}
        </Stack>
        {chosen.length > 0 && (
          <Suspense fallback={null}>
            <ChosenPosts postIds={chosen} onForget={forget} />
          </Suspense>
        )}
      </CardHead>
      {state === 'drafts' ? (
        <Suspense fallback={<Skeleton height="292px" />}>
          <OwnDrafts onChanged={() => void counts.refetch()} />
        </Suspense>
      ) : (
        <PostList search={{ ...search, ...(state && { state }) }} chosen={chosen} onChoose={choose} onForget={forget} />
      )}
    </Card>
  );
}
