import type { FeedPost, MediaFile } from '@barg/api-client/models';
import { thumbnailOf } from '../../entities/post/shown-files.ts';

export interface MadeHere {
  post: FeedPost;
  file: MediaFile;
}

/** As many as the mosaic has places for. */
const MOST = 5;
/** Fewer stand side by side, all of one size. */
const IN_A_ROW = 3;

/** The picture that everybody may see of a post; of one that is locked there is none, not even of its teaser. */
const pictureOf = (post: FeedPost): MadeHere | null => {
  const file = post.isLocked ? null : thumbnailOf(post);
  return file?.thumbnails ? { post, file } : null;
};

/**
 * What a stranger is shown of the site: pictures of open posts, the newest first, and of as many performers as there
 * are before anybody is shown twice.
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
