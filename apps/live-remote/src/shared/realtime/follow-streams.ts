import type { ServerEvent } from '@barg/contract';
import { merge, type Observable } from '@barg/runtime/rxjs';
import { on } from '@barg/session/realtime';

export type StreamEvent = ServerEvent<'stream.viewers.changed'> | ServerEvent<'stream.ended'>;

/** Viewer counts and ends of the streams that this page has joined. */
export const streamEvents$: Observable<StreamEvent> = merge(on('stream.viewers.changed'), on('stream.ended'));

/** The polling interval without a socket: for guests, and members who are disconnected. */
export const POLL_MS = { guest: 10_000, member: 30_000 } as const;
