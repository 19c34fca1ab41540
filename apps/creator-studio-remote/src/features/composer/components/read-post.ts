import type { DraftContent, OwnFeedPost } from '@barg/api-client/models';
import { pickFields } from '@barg/session/unsent-drafts';
import { plannedAt } from '../../../shared/times/moment-schema.ts';
import type { PostBody } from './post-body.ts';
import { altTextsOf } from './words/picture-words-schema.ts';

/** A post as its body names it, as far as the API compares what a change of it is based on. */
export interface ReadPost {
  text: string;
  teaser: string;
  audience: OwnFeedPost['audience'];
  price: number;
  fileIds: string[];
  pollId: string | null;
  publishAt: string | null;
  expiresAt: string | null;
  /** By file id. */
  altTexts: Record<string, string>;
}

/**
 * What was read of a post.
 *
 * @param earlier what an earlier visit had read of the words that it has changed, and left as a draft
 */
export const readOfPost = (post: OwnFeedPost, earlier: DraftContent['postWords'] = {}): ReadPost => ({
  ...{ text: post.text, teaser: post.teaser, audience: post.audience, price: post.price },
  ...earlier,
  fileIds: post.files.map(({ _id }) => _id),
  pollId: post.poll?._id ?? null,
  publishAt: plannedAt(post),
  expiresAt: post.expiresAt,
  altTexts: altTextsOf(post.files) as ReadPost['altTexts'],
});

/** What a change takes the place of, as it was read: of the pictures' words those that it names. */
export const basisOf = (read: ReadPost, changes: Partial<PostBody>): Partial<ReadPost> => {
  const { altTexts = {} } = changes;
  return pickFields({ ...read, altTexts: pickFields(read.altTexts, altTexts) as ReadPost['altTexts'] }, changes);
};
