import { Subscription } from '@barg/runtime/rxjs';
import { on } from '@barg/session/realtime';

interface StreamsListener {
  onStarted?: (streamId: string) => void;
  onViewers: (streamId: string, viewers: number) => void;
  onEnded: (streamId: string) => void;
}

/** Reports beginnings, viewer counts and ends of the streams that this page has joined, until unsubscribed. */
export function followStreams({ onStarted, onViewers, onEnded }: StreamsListener): Subscription {
  const subscription = new Subscription();
  if (onStarted) subscription.add(on('stream.started').subscribe(({ data }) => onStarted(data.stream._id)));
  subscription.add(on('stream.viewers.changed').subscribe(({ data }) => onViewers(data.streamId, data.viewers)));
  subscription.add(on('stream.ended').subscribe(({ data }) => onEnded(data.streamId)));
  return subscription;
}

/** The polling interval without a socket: for guests, and members who are disconnected. */
export const POLL_MS = { guest: 10_000, member: 30_000 } as const;
