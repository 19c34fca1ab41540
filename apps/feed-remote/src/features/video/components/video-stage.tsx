import { Suspense } from 'react';
import type { MediaFile, Video } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { lazyPart, Picture, Progress, Text } from '@barg/ui-kit';
import { frameRatio } from '../../../entities/media/frame-ratio.ts';
import { BELOW_TEASER, LockedItem } from '../../../entities/media/components/locked-item.tsx';
import { useUnfinishedFilm } from '../hooks/use-unfinished-film.ts';
import { TeaserFrame } from '../../../entities/media/components/teaser-frame.tsx';
import { Waiting } from './video.styles.ts';

const LazyFilm = lazyPart(() => import('./film.tsx'));

/** A video's film, or its teaser with the unlock button, or the progress of its processing. */
export function VideoStage({ video }: { video: Video }) {
  const { _id: videoId, title, file, thumbnail, teaser, isLocked } = video;
  if (isLocked && teaser?.url) {
    return (
      <>
        <Teaser videoId={videoId} title={title} teaser={teaser} />
        <LockedItem type="video" item={video} file={thumbnail ?? file} ratio={BELOW_TEASER} videoCount={1} />
      </>
    );
  }
  if (isLocked) return <LockedItem type="video" item={video} file={thumbnail ?? file} videoCount={1} />;
  if (file.url) return <Film videoId={videoId} file={file} label={title} poster={thumbnail} />;
  return <Unfinished video={video} />;
}

interface FilmProps {
  videoId: string;
  file: MediaFile;
  label: string;
  poster: MediaFile | null;
}

/** The play button loads after the picture. */
const Film = (props: FilmProps) => {
  const { file, poster } = props;
  const still = poster?.thumbnails ?? file.thumbnails;
  const thumbhash = poster?.thumbhash ?? file.thumbhash;
  return (
    <Suspense
      fallback={<Picture source={still} thumbhash={thumbhash} alt="" ratio={frameRatio(file)} priority="high" />}
    >
      <LazyFilm {...props} />
    </Suspense>
  );
};

interface TeaserProps {
  videoId: string;
  title: string;
  teaser: NonNullable<Video['teaser']>;
}

function Teaser({ videoId, title, teaser }: TeaserProps) {
  const { t } = useTranslation('feed');
  return (
    <TeaserFrame>
      <Film videoId={videoId} file={teaser} label={t('video.teaserOf', { title })} poster={null} />
    </TeaserFrame>
  );
}

/** For its performer only: others do not see unprocessed videos. */
function Unfinished({ video }: { video: Video }) {
  const { t } = useTranslation('feed');
  const share = useUnfinishedFilm(video);
  const { file, thumbnail } = video;
  return (
    <>
      <Picture
        source={thumbnail?.thumbnails ?? null}
        thumbhash={thumbnail?.thumbhash}
        alt=""
        ratio={frameRatio(file)}
      />
      <Waiting>
        {share === null ? (
          <Text tone="danger">{t('media.failed')}</Text>
        ) : (
          <Progress value={share} label={t('video.processing')} />
        )}
      </Waiting>
    </>
  );
}
