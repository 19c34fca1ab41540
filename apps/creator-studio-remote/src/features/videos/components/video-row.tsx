import { memo, Suspense } from 'react';
import type { OwnVideo } from '@barg/api-client/models';
import { chooseThumbnail } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { Inline, lazyPart, Text, useFormat, SMALL_PART, UserLine } from '@barg/ui-kit';
import { Checkbox } from '@barg/ui-kit/fields';
import { AudienceBadge } from '../../../shared/audience-badge.tsx';
import { ChoosableAudience, ChoosableFigures, ChoosableRow } from '../../../shared/choosable-row.styles.ts';
import { RowTitle } from '../../../shared/item-row.styles.ts';
import { RowThumbnail } from '../../../shared/row-thumbnail.tsx';
import { SalesFigures } from '../../../shared/sales-figures.tsx';
import { PublishState } from '../../../shared/times/publish-state.tsx';
import { paths } from '../../../shared/paths.ts';
import { VideoState } from './video-state.tsx';

const VideoMenu = lazyPart(async () => ({ default: (await import('./video-menu.tsx')).VideoMenu }), SMALL_PART);

interface VideoRowProps {
  video: OwnVideo;
  isChosen: boolean;
  onChoose: (videoId: string, isChosen: boolean) => void;
  onDeleted: (videoIds: readonly string[]) => void;
}

/** A row of an own video: its processing, then its figures. */
export const VideoRow = memo(function VideoRow({ video, isChosen, onChoose, onDeleted }: VideoRowProps) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const { _id: videoId, file, title } = video;
  const thumbnail = chooseThumbnail({ own: video.thumbnail, files: [file], teaser: video.teaser });
  const figure = (key: 'views' | 'likes', count: number) => t(`posts.${key}`, { count, amount: format.number(count) });
  return (
    <ChoosableRow>
      <Checkbox
        label=""
        aria-label={t('videos.choose', { name: title })}
        checked={isChosen}
        onChange={(event) => onChoose(videoId, event.target.checked)}
      />
      <RowThumbnail file={thumbnail} />
      <div>
        <RowTitle to={paths.editVideo(videoId)}>
          <UserLine as={Text} weight="medium" clamp={1} text={title} />
        </RowTitle>
        <Inline gap={2}>
          <PublishState work={video} />
        </Inline>
      </div>
      <ChoosableFigures>
        {file.status === 'ready' ? (
          <>
            <bdi>{figure('views', video.viewCount)}</bdi>
            <bdi>{figure('likes', video.likeCount)}</bdi>
            <SalesFigures price={video.price} sales={video} />
          </>
        ) : (
          <VideoState file={file} percent={video.percent} errorCode={video.errorCode} />
        )}
      </ChoosableFigures>
      <ChoosableAudience>
        <AudienceBadge audience={video.audience} price={video.price} />
      </ChoosableAudience>
      <Suspense fallback={null}>
        <VideoMenu video={video} onDeleted={onDeleted} />
      </Suspense>
    </ChoosableRow>
  );
});
