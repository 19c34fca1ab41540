import { Suspense } from 'react';
import type { MediaFile } from '@barg/api-client/models';
import { lazyPart, Picture } from '@barg/ui-kit';
import { isVideo } from '../is-video.ts';

// Also for unprocessed photos, which are too few for a chunk of their own.
const VideoPlayer = lazyPart(() => import('./video-player.tsx'));

interface MediaItemProps {
  file: MediaFile;
  /** The alternative text. */
  alt: string;
  ratio: number;
  priority?: 'high' | 'lazy';
  /** The thumbnail of a video. */
  poster?: MediaFile | null;
  /** The URL of the animation, while it plays. */
  motion?: string | null;
}

/** A picture or a video in a frame of a fixed ratio, not cropped, or its processing state. */
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
