import BookmarkIcon from 'lucide-react/icons/bookmark';
import { useTranslation } from '@barg/runtime/i18n';
import { useSearchParams } from '@barg/runtime/router';
import { ButtonLink, ChipLink, EmptyState, Inline, PageHeader } from '@barg/ui-kit';
import { PerformerGrid } from '../../../shared/performers/components/performer-tiles.tsx';
import { usePerformersQuery } from '../../../shared/performers/api/performers.ts';
import { paths } from '../../../shared/page/paths.ts';
import { QueryFailure } from '../../../shared/page/query-failure.tsx';
import { usePageTitle } from '../../../shared/page/use-page-title.ts';
import { PostList } from '../../../shared/posts/components/post-list.tsx';

const PLACES = 3;

function NothingKept({ of }: { of: 'posts' | 'performers' }) {
  const { t } = useTranslation('feed');
  return (
    <EmptyState
      icon={BookmarkIcon}
      title={t(`bookmarks.${of}Empty`)}
      action={<ButtonLink to={paths.explore}>{t('bookmarks.action')}</ButtonLink>}
    >
      {t(`bookmarks.${of}Hint`)}
    </EmptyState>
  );
}

function KeptPerformers() {
  const { data, error, refetch, isFetching } = usePerformersQuery({ from: 'bookmarks' });
  if (error) return <QueryFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (data?.length === 0) return <NothingKept of="performers" />;
  return <PerformerGrid performers={data} places={PLACES} />;
}

/** What a member has kept for later. */
export function Bookmarks() {
  const { t } = useTranslation('feed');
  const isPerformers = useSearchParams()[0].get('of') === 'performers';
  usePageTitle(t('bookmarks.title'));
  return (
    <>
      <PageHeader
        title={t('bookmarks.title')}
        actions={
          <Inline as="nav" aria-label={t('bookmarks.tabs')}>
            <ChipLink to={paths.bookmarks} isSelected={!isPerformers}>
              {t('bookmarks.posts')}
            </ChipLink>
            <ChipLink to={paths.bookmarkedPerformers} isSelected={isPerformers}>
              {t('bookmarks.performers')}
            </ChipLink>
          </Inline>
        }
      />
      {isPerformers ? (
        <KeptPerformers />
      ) : (
        <PostList source={{ from: 'bookmarks' }} empty={<NothingKept of="posts" />} />
      )}
    </>
  );
}
