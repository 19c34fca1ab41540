import { Suspense } from 'react';
import type { MediaFile } from '@barg/api-client/models';
import { lazyPart, Picture } from '@barg/ui-kit';

// Says of unfinished photos too that they are: a part of its own for those few would be a part more on every first page.
const VideoPlayer = lazyPart(() => import('./video-player.tsx'));

interface MediaItemProps {
  file: MediaFile;
  /** What it shows, in words. */
  alt: string;
  ratio: number;
  priority?: 'high' | 'lazy';
  /** For a video that has a picture of its own. */
  poster?: MediaFile | null;
  /** What moves of a picture, now. */
  motion?: string | null;
}

const FILMS: readonly MediaFile['type'][] = ['video', 'feed-video', 'feed-teaser'];

export const isVideo = ({ type }: Pick<MediaFile, 'type'>): boolean => FILMS.includes(type);

/** A picture or a video in a frame of a fixed ratio, or why it cannot be seen yet; nothing is cut off. */
export function MediaItem({ file, alt, ratio, priority, poster, motion }: MediaItemProps) {
  const { thumbnails, thumbhash } = file;
  const still = poster?.thumbnails ?? thumbnails;
  if (thumbnails && !isVideo(file)) {
    return (
      <Picture
        source={thumbnails}
        motion={motion}
        thumbhash={thumbhash}
        alt={alt}
        ratio={ratio}
        fit="contain"
        priority={priority}
      />
    );
  }
  const placeholder = <Picture source={still} thumbhash={thumbhash} alt="" ratio={ratio} priority={priority} />;
  return (
    <Suspense fallback={placeholder}>
      <VideoPlayer file={file} label={alt} ratio={ratio} poster={still} />
    </Suspense>
  );
}
