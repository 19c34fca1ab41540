import SearchX from 'lucide-react/icons/search-x';
import { useTranslation } from '@barg/runtime/i18n';
import { Card, EmptyState, Heading, Stack, VisuallyHidden, useFormat } from '@barg/ui-kit';
import { PerformerRow, PerformerRowSkeleton } from '../../../shared/performers/components/performer-row.tsx';
import { RowList } from '../../../shared/performers/components/performer-row.styles.ts';
import { usePerformersQuery } from '../../../shared/performers/api/performers.ts';
import { QueryFailure } from '../../../shared/page/query-failure.tsx';
import { PostList } from '../../../shared/posts/components/post-list.tsx';
import { usePostPages } from '../../../shared/posts/hooks/use-post-pages.ts';

const PLACES = 3;

function FoundPerformers({ words }: { words: string }) {
  const { t } = useTranslation('feed');
  const { data, error, refetch, isFetching } = usePerformersQuery({ from: 'search', q: words });
  if (data?.length === 0) return null;
  return (
    <Stack as="section" gap={3}>
      <Heading level={2}>{t('explore.foundPerformers')}</Heading>
      {error ? (
        <QueryFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Card as="div">
          <RowList aria-busy={!data}>
            {data
              ? data.map((performer) => <PerformerRow key={performer._id} performer={performer} />)
              : Array.from({ length: PLACES }, (_, index) => <PerformerRowSkeleton key={index} />)}
          </RowList>
        </Card>
      )}
    </Stack>
  );
}

/** Performers first, then posts; nothing of either is one state, not two. */
export function SearchResults({ words }: { words: string }) {
  const { t } = useTranslation('feed');
  const format = useFormat();
  const performers = usePerformersQuery({ from: 'search', q: words });
  const posts = usePostPages({ from: 'search', q: words });
  const isNothing = performers.data?.length === 0 && posts.items?.length === 0;
  if (isNothing) {
    return (
      <EmptyState icon={SearchX} title={t('explore.nothing', { words })}>
        {t('explore.nothingHint')}
      </EmptyState>
    );
  }
  const isReady = performers.data && posts.items;
  const count = (performers.data?.length ?? 0) + posts.total;
  return (
    <>
      <VisuallyHidden role="status">
        {isReady && t('explore.found', { count, amount: format.number(count) })}
      </VisuallyHidden>
      <FoundPerformers words={words} />
      {posts.items?.length !== 0 && (
        <Stack as="section" gap={3}>
          <Heading level={2}>{t('explore.foundPosts')}</Heading>
          <PostList source={{ from: 'search', q: words }} empty={null} />
        </Stack>
      )}
    </>
  );
}
