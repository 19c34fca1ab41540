import { useTranslation } from '@barg/runtime/i18n';
import { Card, Heading, Inline, Stack, Text, VisuallyHidden, useFormat } from '@barg/ui-kit';
import { PerformerRow } from '../../../entities/performer/components/performer-row.tsx';
import { RowList } from '../../../entities/performer/components/performer-row.styles.ts';
import { usePerformersQuery } from '../../../entities/performer/api/performers.ts';
import { QueryFailure } from '../../../shared/page/query-failure.tsx';
import { usePostPagesInfiniteQuery } from '../../../entities/post/api/post-pages.ts';
import { PostList } from '../../../entities/post/components/post-list.tsx';
import { PostSkeletons } from '../../../entities/post/components/post-skeleton.tsx';
import { usePostPages } from '../../../entities/post/hooks/use-post-pages.ts';
import { NothingFound } from './nothing-found.tsx';

const PLACES = 3;

function SomePerformers({ words }: { words: string }) {
  const { t } = useTranslation('feed');
  const { currentData: data, error, refetch, isFetching } = usePerformersQuery({ from: 'search', q: words });
  if (!error && !data?.length) return null;
  return (
    <Stack as="section" gap={3}>
      <Heading level={2}>{t('explore.foundPerformers')}</Heading>
      {data ? (
        <Card as="div">
          <RowList>
            {data.slice(0, PLACES).map((performer) => (
              <PerformerRow key={performer._id} performer={performer} />
            ))}
          </RowList>
        </Card>
      ) : (
        error && <QueryFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </Stack>
  );
}

/** The maximum to which posts are counted. */
const useIsCapped = (words: string): boolean =>
  usePostPagesInfiniteQuery(
    { from: 'search', q: words },
    { selectFromResult: ({ currentData }) => ({ isCapped: currentData?.pages[0]?.isTotalCapped === true }) },
  ).isCapped;

function FoundPosts({ words, count }: { words: string; count: string | undefined }) {
  const { t } = useTranslation('feed');
  return (
    <Stack as="section" gap={3}>
      <Inline gap={2} align="baseline">
        <Heading level={2}>{t('explore.foundPosts')}</Heading>
        {count && <Text tone="muted">{count}</Text>}
      </Inline>
      <PostList source={{ from: 'search', q: words }} empty={null} />
    </Stack>
  );
}

/** The closest performers, then posts; one common empty state. */
export function FoundAll({ words }: { words: string }) {
  const { t } = useTranslation('feed');
  const format = useFormat();
  const { currentData: performers, error } = usePerformersQuery({ from: 'search', q: words });
  const posts = usePostPages({ from: 'search', q: words });
  const isCapped = useIsCapped(words);
  const isNothing = performers?.length === 0 && posts.items?.length === 0;
  if (isNothing) return <NothingFound words={words} />;
  const isReady = performers && posts.items;
  // Both are shown together, because performers above the posts would shift them.
  const isWaiting = !performers && !error;
  const say = (count: number) =>
    t(isCapped ? 'explore.foundMore' : 'explore.found', { count, amount: format.number(count) });
  return (
    <>
      <VisuallyHidden role="status">{isReady && say((performers?.length ?? 0) + posts.total)}</VisuallyHidden>
      {isWaiting && <PostSkeletons />}
      <div hidden={isWaiting}>
        <Stack gap={4}>
          <SomePerformers words={words} />
          {posts.items?.length !== 0 && <FoundPosts words={words} count={posts.items && say(posts.total)} />}
        </Stack>
      </div>
    </>
  );
}
