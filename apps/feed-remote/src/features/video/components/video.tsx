import { Suspense, lazy } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Card, Heading, Stack, Time, UserText, useFormat } from '@barg/ui-kit';
import { frameRatio } from '../../../shared/media/frame-ratio.ts';
import { LockedItem } from '../../../shared/media/locked-item.tsx';
import { MediaItem } from '../../../shared/media/media-item.tsx';
import { useFreshMedia } from '../../../shared/media/use-fresh-media.ts';
import { PageSkeleton } from '../../../shared/page/page-skeleton.tsx';
import { QueryFailure } from '../../../shared/page/query-failure.tsx';
import { ReportMenu } from '../../../shared/page/report-menu.tsx';
import { usePageTitle } from '../../../shared/page/use-page-title.ts';
import { PerformerByline } from '../../../shared/performers/components/performer-byline.tsx';
import { useVideoQuery } from '../../../shared/videos/api/video.ts';

const Comments = lazy(() => import('../../../shared/comments/components/comments.tsx'));

/** A video with its player, or what may be seen of it while it is locked. */
export function Video({ videoId }: { videoId: string }) {
  const { t } = useTranslation('feed');
  const format = useFormat();
  const { data: video, error, refetch, isFetching } = useVideoQuery(videoId);
  const refresh = useFreshMedia('Video', videoId);
  usePageTitle(video?.title);
  if (error && !video) return <QueryFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!video) return <PageSkeleton />;
  const { performer, title, description, isLocked, viewCount: count, file, thumbnail } = video;
  return (
    <Stack as="article">
      <PerformerByline
        performer={performer}
        menu={
          <ReportMenu
            label={t('video.menu')}
            target={{ type: 'video', _id: video._id, performer }}
            ownerId={performer._id}
          />
        }
      >
        <Time value={video.publishedAt} />
        {t('video.views', { count, amount: format.compact(count) })}
      </PerformerByline>
      <Stack gap={1}>
        <Heading level={1} dir="auto">
          {title}
        </Heading>
        {description && <UserText text={description} />}
      </Stack>
      <Card as="div" padding="none" onErrorCapture={refresh}>
        {isLocked ? (
          <LockedItem type="video" item={video} file={thumbnail ?? file} videoCount={1} />
        ) : (
          <MediaItem file={file} poster={thumbnail} alt={title} ratio={frameRatio(file)} priority="high" />
        )}
      </Card>
      <Card as="div" padding="none">
        <Suspense fallback={null}>
          <Comments about={{ type: 'video', id: video._id, performer }} isLocked={isLocked} />
        </Suspense>
      </Card>
    </Stack>
  );
}
