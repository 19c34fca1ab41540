import { Subscription } from '@barg/runtime/rxjs';
import { on } from '@barg/session/realtime';

interface StreamsListener {
  onViewers: (streamId: string, viewers: number) => void;
  onEnded: (streamId: string) => void;
}

/** Tells how many watch the streams whose rooms this page is in, and which streams are over, until unsubscribed. */
export function followStreams({ onViewers, onEnded }: StreamsListener): Subscription {
  const subscription = new Subscription();
  subscription.add(on('stream.viewers.changed').subscribe(({ data }) => onViewers(data.streamId, data.viewers)));
  subscription.add(on('stream.ended').subscribe(({ data }) => onEnded(data.streamId)));
  return subscription;
}

/** How often a page asks again when no event may reach it: guests have no socket, members may have lost theirs. */
export const POLL_MS = { guest: 10_000, member: 30_000 } as const;
