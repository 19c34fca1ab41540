import type { Viewer } from '../../viewing/access.policy.ts';

interface Decided {
  performer_id: string;
  isEnded: boolean;
  myOptionId: string | null;
}

/** The result is for those who have voted, the owner, and after the end, so that it does not influence votes. */
export const maySeeResult = (poll: Decided, viewer: Viewer | null): boolean =>
  poll.isEnded || poll.myOptionId !== null || viewer?.id === poll.performer_id;
