import type { FeedPost } from '@barg/api-client/models';
import { preloadPicture } from '@barg/ui-kit';
import { isVideo } from '../media/is-video.ts';
import { shownFiles } from './shown-files.ts';

/** Preloads the picture of the first post before it is rendered. */
export function preloadFirstPicture(post: FeedPost): void {
  const [file] = shownFiles(post).files;
  if (file?.thumbnails && !post.isLocked && !isVideo(file)) preloadPicture(file.thumbnails);
}
