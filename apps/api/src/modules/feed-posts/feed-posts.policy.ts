import type { Viewer } from '../../viewing/access.policy.ts';

/** A performer edits and removes her own posts; for others they do not exist to edit. */
export const mayEditPost = (account: Viewer, post: { performer_id: string }): boolean =>
  account.role === 'performer' && account.id === post.performer_id;

/** A performer's own visits to her posts are not views. */
export const countsAsView = (account: Viewer | null, post: { performer_id: string }): boolean =>
  account?.id !== post.performer_id;
