import type { OwnFeedPost, PreviewFeedDraftBody } from '@barg/api-client/models';
import { changedPoll } from '../../../../shared/polls/use-poll-id.ts';
import type { postBody, PostFields } from '../post-schema.ts';
import { plannedFor } from '../../../../shared/times/moment-schema.ts';
import type { TimesBody } from '../times/times-schema.ts';

/** The body to preview, with the poll that publishing would create. Being pinned does not show in a post. */
export const previewBody = (
  fields: PostFields,
  { isPinned: _isPinned, ...body }: ReturnType<typeof postBody> & TimesBody,
  post: OwnFeedPost | undefined,
): PreviewFeedDraftBody => {
  const poll = changedPoll(fields.poll, post, plannedFor(fields, post));
  return { ...body, ...(post && { postId: post._id }), ...(poll !== undefined && { poll }) };
};
