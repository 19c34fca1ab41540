import { useTranslation } from '@barg/runtime/i18n';
import { Heading, Stack } from '@barg/ui-kit';
import { PerformerGrid } from '../../../shared/performers/components/performer-tiles.tsx';
import { usePerformersQuery } from '../../../shared/performers/api/performers.ts';
import { QueryFailure } from '../../../shared/page/query-failure.tsx';
import { NoPosts } from '../../../shared/posts/components/no-posts.tsx';
import { PostList } from '../../../shared/posts/components/post-list.tsx';

const PLACES = 6;

export function Discoveries() {
  const { t } = useTranslation('feed');
  const { data, error, refetch, isFetching } = usePerformersQuery({ from: 'top' });
  return (
    <>
      <Stack as="section" gap={3}>
        <Heading level={2}>{t('explore.performers')}</Heading>
        {error ? (
          <QueryFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <PerformerGrid performers={data?.slice(0, PLACES)} places={PLACES} />
        )}
      </Stack>
      <Stack as="section" gap={3}>
        <Heading level={2}>{t('explore.posts')}</Heading>
        <PostList source={{ from: 'landing' }} empty={<NoPosts />} />
      </Stack>
    </>
  );
}
