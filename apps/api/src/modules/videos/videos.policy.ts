import type { Viewer } from '../../viewing/access.policy.ts';

/** A performer changes her own videos; for others they do not exist to change. */
export const mayChangeVideo = (account: Viewer | null, video: { performer_id: string }): boolean =>
  account?.role === 'performer' && account.id === video.performer_id;

/** A video without a ready film exists for its performer only. */
export const mayFindVideo = (account: Viewer | null, video: { performer_id: string; status: string }): boolean =>
  video.status === 'ready' || mayChangeVideo(account, video);

/** Views by the performer herself are not counted. */
export const countsAsPlayed = (account: Viewer | null, video: { performer_id: string }): boolean =>
  account?.id !== video.performer_id;
