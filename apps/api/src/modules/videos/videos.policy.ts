import type { Viewer } from '../../viewing/access.policy.ts';

/** A performer changes her own videos; for everyone else they are not there to change. */
export const mayChangeVideo = (account: Viewer | null, video: { performer_id: string }): boolean =>
  account?.role === 'performer' && account.id === video.performer_id;

/** Until its film plays a video is there for its performer alone. */
export const mayFindVideo = (account: Viewer | null, video: { performer_id: string; status: string }): boolean =>
  video.status === 'ready' || mayChangeVideo(account, video);

/** A performer who plays her own video does not count. */
export const countsAsPlayed = (account: Viewer | null, video: { performer_id: string }): boolean =>
  account?.id !== video.performer_id;
