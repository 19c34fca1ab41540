import type { WorkState } from '../../platform/database/content-tables.ts';
import type { Viewer } from '../../viewing/access.policy.ts';

/** A performer changes her own videos; for others they do not exist to change. */
export const mayChangeVideo = (account: Viewer | null, video: { performer_id: string }): boolean =>
  account?.role === 'performer' && account.id === video.performer_id;

/** A video without a ready film, or planned for later, exists for its performer only. */
export const mayFindVideo = (
  account: Viewer | null,
  video: { performer_id: string; status: string; state: WorkState },
): boolean => (video.status === 'ready' && video.state === 'published') || mayChangeVideo(account, video);

/** Views by the performer herself are not counted. */
export const countsAsPlayed = (account: Viewer | null, video: { performer_id: string }): boolean =>
  account?.id !== video.performer_id;
