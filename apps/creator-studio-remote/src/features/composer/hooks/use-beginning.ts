import { useMemo, useState } from 'react';
import type { DraftContent, FeedDraft, OwnFeedPost } from '@barg/api-client/models';
import { isPollLocked } from '../../../shared/polls/poll-schema.ts';
import { isOut } from '../../../shared/times/moment-schema.ts';
import { resumedContent } from '../components/drafts/draft-changes.ts';
import { contentOfPost, fieldsOf, fieldsOfPost } from '../components/drafts/draft-content.ts';
import { readOfPost } from '../components/read-post.ts';
import { resumedFiles } from '../components/drafts/resumed-files.ts';

interface Written {
  /** The post that is edited; none for a new one. */
  post: OwnFeedPost | undefined;
  draft: FeedDraft | null;
  /** What is on this device alone. */
  kept: DraftContent | null;
}

/**
 * What the form of a post begins with, and what its changes are compared with: the post as it was when the form was
 * opened. What another window has changed since is no change of this form; but a poll with votes is locked for it too,
 * and what has come out cannot be planned any more. `read` is what changes of it are based on.
 */
export const useBeginning = ({ post, draft, kept }: Written) => {
  const [{ opened, earlier, ...start }] = useState(() => {
    const latest = kept ?? draft?.content;
    const content = latest && resumedContent(latest, post);
    return {
      opened: post,
      earlier: latest?.postWords,
      fields: content ? fieldsOf(content, post) : fieldsOfPost(post),
      files: resumedFiles({ post, draft, content, isOnDevice: kept !== null }),
    };
  });
  const poll = post?.poll ?? null;
  const hasComeOut = isOut(post) && !isOut(opened);
  const before = useMemo(
    () => opened && { ...opened, state: hasComeOut ? ('published' as const) : opened.state },
    [opened, hasComeOut],
  );
  const unchanged = useMemo(() => before && contentOfPost(before), [before]);
  const began = before && isPollLocked(poll) ? { ...before, poll } : before;
  return { ...start, began, unchanged, read: opened && readOfPost(opened, earlier) };
};
