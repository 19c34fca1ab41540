import type { FeedPost, MediaFile } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useFormat } from '@barg/ui-kit';
import { frameRatio } from '../../media/frame-ratio.ts';
import { LockedItem } from '../../media/locked-item.tsx';
import { MediaCarousel } from '../../media/media-carousel.tsx';
import { MediaItem, isVideo } from '../../media/media-item.tsx';
import { useFreshMedia } from '../../media/use-fresh-media.ts';
import { shownFiles } from '../shown-files.ts';
import { MediaRoot } from './post-card.styles.ts';

/** What a file shows, as far as can be told: whose it is and which of how many. */
const useFileText = (post: FeedPost, count: number): ((file: MediaFile, index: number) => string) => {
  const { t } = useTranslation('feed');
  const format = useFormat();
  const { name } = post.performer;
  return (file, index) => {
    const kind = isVideo(file) ? 'video' : 'photo';
    if (count === 1) return t(`media.${kind}`, { name });
    return t(`media.${kind}Of`, { name, index: format.number(index + 1), total: format.number(count) });
  };
};

/** The pictures and videos of a post, or what stands for them while they are locked. */
export function PostMedia({ post, isFirst }: { post: FeedPost; isFirst: boolean }) {
  const { t } = useTranslation('feed');
  const { files, poster } = shownFiles(post);
  const textOf = useFileText(post, files.length);
  const refresh = useFreshMedia('Feed', post._id);
  const [first] = files;

  if (post.isLocked) {
    return (
      <MediaRoot>
        <LockedItem type="feed" item={post} file={first} photoCount={post.photoCount} videoCount={post.videoCount} />
      </MediaRoot>
    );
  }
  if (!first) return null;
  const slides = files.map((file, index) => (
    <MediaItem
      key={file._id}
      file={file}
      alt={textOf(file, index)}
      // Slides share the frame of the first, so that turning them moves nothing.
      ratio={frameRatio(first)}
      priority={isFirst && index === 0 ? 'high' : 'lazy'}
      poster={poster}
    />
  ));
  return (
    <MediaRoot onErrorCapture={refresh}>
      {slides.length === 1 ? (
        slides
      ) : (
        <MediaCarousel label={t('media.ofPost', { name: post.performer.name })} slides={slides} />
      )}
    </MediaRoot>
  );
}
