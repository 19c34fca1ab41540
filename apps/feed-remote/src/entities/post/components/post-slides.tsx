import type { FeedPost, MediaFile } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useFormat } from '@barg/ui-kit';
import { frameRatio } from '../../media/frame-ratio.ts';
import { MediaCarousel } from '../../media/components/media-carousel.tsx';
import { MediaItem } from '../../media/components/media-item.tsx';
import { isVideo } from '../../media/is-video.ts';
import { Moving } from '../../media/components/moving.tsx';
import { useFreshMedia } from '../../media/hooks/use-fresh-media.ts';
import { EnlargeButton } from '../../media/viewer/enlarge-button.ts';
import { useViewer } from '../../media/viewer/use-viewer.ts';
import { ViewerPlace } from '../../media/viewer/viewer-place.tsx';
import { MediaRoot } from './post-card.styles.ts';

/** The alternative text of a file: the performer's, or her name with index and count. */
const useFileText = (post: FeedPost, count: number): ((file: MediaFile, index: number) => string) => {
  const { t } = useTranslation('feed');
  const format = useFormat();
  const { name } = post.performer;
  return (file, index) => {
    if (file.alt) return file.alt;
    const kind = isVideo(file) ? 'video' : 'photo';
    if (count === 1) return t(`media.${kind}`, { name });
    return t(`media.${kind}Of`, { name, index: format.number(index + 1), total: format.number(count) });
  };
};

interface PostSlidesProps {
  post: FeedPost;
  /** The pictures and videos among its files; at least one. */
  files: readonly MediaFile[];
  poster: MediaFile | null;
  isFirst: boolean;
}

/** The pictures and videos of a post, and the viewer that they open in. */
export function PostSlides({ post, files, poster, isFirst }: PostSlidesProps) {
  const { t } = useTranslation('feed');
  const textOf = useFileText(post, files.length);
  const refresh = useFreshMedia('Feed', post._id);
  const viewer = useViewer();
  const label = t('media.ofPost', { name: post.performer.name });
  const slides = files.map((file, index) => {
    const itemWith = (motion: string | null) => (
      <MediaItem
        key={file._id}
        file={file}
        motion={motion}
        alt={textOf(file, index)}
        // All slides have the ratio of the first, so that changing them shifts nothing.
        ratio={frameRatio(files[0] ?? file)}
        priority={isFirst && index === 0 ? 'high' : 'lazy'}
        poster={poster}
      />
    );
    // Only photos open the viewer: films have their own fullscreen, and unprocessed files are not larger there.
    if (isVideo(file) || !file.thumbnails) return itemWith(null);
    return (
      <Moving key={file._id} file={file}>
        {(motion) => (
          <EnlargeButton type="button" title={t('media.enlarge')} onClick={() => viewer.open(index)}>
            {itemWith(motion)}
          </EnlargeButton>
        )}
      </Moving>
    );
  });
  return (
    <MediaRoot onErrorCapture={refresh}>
      {slides.length === 1 ? slides : <MediaCarousel label={label} slides={slides} />}
      <ViewerPlace
        control={viewer}
        label={label}
        items={files.map((file, index) => ({ file, alt: textOf(file, index), poster }))}
      />
    </MediaRoot>
  );
}
