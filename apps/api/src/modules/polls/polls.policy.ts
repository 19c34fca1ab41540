import type { Viewer } from '../../viewing/access.policy.ts';

interface Decided {
  performer_id: string;
  isEnded: boolean;
  myOptionId: string | null;
}

/** Who could still vote is not swayed by how others did: the result is for who has voted, its owner, or after the end. */
export const maySeeResult = (poll: Decided, viewer: Viewer | null): boolean =>
  poll.isEnded || poll.myOptionId !== null || viewer?.id === poll.performer_id;
