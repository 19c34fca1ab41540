import { useRef, useState, type RefObject } from 'react';
import type { DraftContent, OwnFeedPost } from '@barg/api-client/models';
import { toQueryError } from '@barg/session';
import { changedElsewhere, hasFields, isChangedMeanwhile, isUnanswered } from '@barg/session/unsent-drafts';
import type { PostBody } from '../components/post-body.ts';
import { basisOf, readOfPost, type ReadPost } from '../components/read-post.ts';

export interface ChangedPost {
  changes: Partial<PostBody>;
  basedOn: Partial<ReadPost>;
}

interface Refused {
  /** How often the form has begun anew. */
  round: number;
  /** What stands in the post by now where it was changed here too; null: nothing. */
  theirs: Partial<ReadPost> | null;
  /** What the API said. */
  message: string;
  /** What is written here, which the form goes on with. */
  kept: DraftContent | null;
  /** The post that was read anew, and the one before it, which the page may still have at hand. */
  read: { before: OwnFeedPost; now: OwnFeedPost } | null;
}

/**
 * Keeps the form of a post from replacing what another tab or device has saved meanwhile without a word, as
 * `useChangedMeanwhile` does for others. Its files and its poll are no fields of the form: it begins anew with the post
 * of now and what is written here, as a draft of changes is gone on with.
 *
 * @param post as the page has it
 * @param written the content of the form
 */
export const usePostMeanwhile = (
  post: OwnFeedPost,
  reload: () => Promise<OwnFeedPost>,
  written: RefObject<DraftContent | null>,
) => {
  const [refused, setRefused] = useState<Refused>({ round: 0, theirs: null, message: '', kept: null, read: null });
  const unanswered = useRef<Partial<PostBody>>({});

  const saving = async (
    { changes, basedOn }: ChangedPost,
    send: (basedOn: Partial<ReadPost> | undefined) => Promise<OwnFeedPost>,
  ): Promise<OwnFeedPost> => {
    try {
      return await send(hasFields(basedOn) ? basedOn : undefined);
    } catch (failure) {
      if (isUnanswered(failure)) unanswered.current = changes;
      if (!isChangedMeanwhile(failure)) throw failure;
      const reloaded = await reload().catch(() => null);
      if (!reloaded) throw failure;
      const now = basisOf(readOfPost(reloaded), changes);
      const theirs = changedElsewhere<Partial<ReadPost>>({ changes, basedOn, now, unanswered: unanswered.current });
      if (!hasFields(theirs)) return await send(undefined);
      const { postWords: _read, ...kept } = written.current ?? ({} as DraftContent);
      const { message } = toQueryError(failure);
      const read = { before: post, now: reloaded };
      setRefused(({ round }) => ({ round: round + 1, theirs, message, kept: written.current && kept, read }));
      throw failure;
    }
  };
  const { read, ...shown } = refused;
  return { ...shown, post: read?.before === post ? read.now : post, saving };
};

export type PostMeanwhile = ReturnType<typeof usePostMeanwhile>;
