import type { FeedPost, MediaFile } from '@barg/api-client/models';
import { thumbnailOf } from '../../entities/post/shown-files.ts';

export interface MadeHere {
  post: FeedPost;
  file: MediaFile;
}

/** The number of pictures of the mosaic. */
const MOST = 5;
/** Fewer pictures are shown side by side, in one size. */
const IN_A_ROW = 3;

/** The public picture of a post; null for locked ones, even with a teaser. */
const pictureOf = (post: FeedPost): MadeHere | null => {
  const file = post.isLocked ? null : thumbnailOf(post);
  return file?.thumbnails ? { post, file } : null;
};

/**
 * The pictures of the landing page: of open posts, the newest first, with a second one of a performer only after all
 * performers have one.
 */
export function chooseMadeHere(posts: readonly FeedPost[]): MadeHere[] {
  const ofEach = new Map<string, MadeHere>();
  const more: MadeHere[] = [];
  for (const made of posts.map(pictureOf)) {
    if (!made) continue;
    const performerId = made.post.performer._id;
    if (ofEach.has(performerId)) more.push(made);
    else ofEach.set(performerId, made);
  }
  const chosen = [...ofEach.values(), ...more].slice(0, MOST);
  return chosen.length === MOST ? chosen : chosen.slice(0, IN_A_ROW);
}
