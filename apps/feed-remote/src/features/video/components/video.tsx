import { Suspense, useRef } from 'react';
import type { Video as VideoModel } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import {
  Card,
  Divider,
  Heading,
  lazyPart,
  Stack,
  Time,
  useFormat,
  UserText,
  UserLine,
  usePageTitle,
} from '@barg/ui-kit';
import { useFreshMedia } from '../../../entities/media/hooks/use-fresh-media.ts';
import { useIsOut } from '../../../entities/item/hooks/use-is-out.ts';
import { ItemPage } from '../../../entities/item/components/item-page.tsx';
import { shownItem } from '../../../entities/item/shown-item.ts';
import { ReportMenu } from '../../../entities/moderation/components/report-menu.tsx';
import { PerformerByline } from '../../../entities/performer/components/performer-byline.tsx';
import { useVideoQuery } from '../../../entities/video/api/video.ts';
import { ItemActions } from '../../../entities/reaction/components/item-actions.tsx';
import { VideoStage } from './video-stage.tsx';

const Comments = lazyPart(() => import('../../../entities/comment/components/comments.tsx'));

/** What others do about a video, once it is there for them. */
function Reactions({ video }: { video: VideoModel }) {
  const comments = useRef<HTMLDivElement>(null);
  const { _id: id, performer, isLocked } = video;
  return (
    <>
      <ItemActions
        type="video"
        item={video}
        onComments={() => comments.current?.scrollIntoView({ block: 'nearest' })}
      />
      <Divider />
      <div ref={comments}>
        <Suspense fallback={null}>
          <Comments about={{ type: 'video', id, performer }} isLocked={isLocked} />
        </Suspense>
      </div>
    </>
  );
}

function VideoArticle({ video }: { video: VideoModel }) {
  const { t } = useTranslation('feed');
  const format = useFormat();
  const refresh = useFreshMedia('Video', video._id);
  const isOut = useIsOut(video) && video.file.status === 'ready';
  const { performer, title, description, isLocked, viewCount: count } = video;
  const target = { type: 'video', _id: video._id, performer } as const;
  return (
    <Stack as="article">
      <PerformerByline
        performer={performer}
        menu={<ReportMenu label={t('video.menu')} target={target} ownerId={performer._id} />}
      >
        <Time value={video.publishedAt} />
        {t('video.views', { count, amount: format.compact(count) })}
      </PerformerByline>
      <Stack gap={1}>
        <UserLine as={Heading} level={1} text={title} />
        {description && <UserText text={description} />}
      </Stack>
      <Card as="div" padding="none" onErrorCapture={refresh}>
        <VideoStage key={isLocked ? 'locked' : 'open'} video={video} />
        {isOut && <Reactions video={video} />}
      </Card>
    </Stack>
  );
}

/** A video with its player or its locked preview, and comments. */
export function Video({ videoId }: { videoId: string }) {
  const query = useVideoQuery(videoId);
  usePageTitle(shownItem(query)?.title);
  return <ItemPage query={query}>{(video) => <VideoArticle video={video} />}</ItemPage>;
}
