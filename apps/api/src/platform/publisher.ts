import type { ServerEvent, ServerEventData, ServerEventName } from '@barg/contract';
import { newId } from './ids.ts';

/**
 * Who is told: one account (all its devices), one session, everyone who has a conversation or stream open, everyone in
 * a country, everybody connected, or several of these, where each socket is told once; some of them left out.
 */
export type EventTarget =
  | { kind: 'user'; userId: string }
  | { kind: 'session'; sessionId: string }
  | { kind: 'scope'; scope: string }
  | { kind: 'country'; country: string }
  | { kind: 'everyone'; except?: readonly EventTarget[] }
  | { kind: 'any-of'; targets: readonly EventTarget[] };

export const toUser = (userId: string): EventTarget => ({ kind: 'user', userId });
export const toSession = (sessionId: string): EventTarget => ({ kind: 'session', sessionId });
export const toScope = (scope: string): EventTarget => ({ kind: 'scope', scope });
export const toEveryone: EventTarget = { kind: 'everyone' };

/** Sends events to connected clients. Called only after the transaction that made the fact has committed. */
export interface RealtimePublisher {
  publish(target: EventTarget, event: ServerEvent): void;
}

/** An event with a new id, without a sequence: for facts a client simply fetches again after a reconnect. */
export const newEvent = <N extends ServerEventName>(name: N, data: ServerEventData<N>): ServerEvent<N> => ({
  id: newId(),
  name,
  at: new Date().toISOString(),
  data,
});

/** A publisher that keeps what it was given, for tests and for processes without sockets. */
export const createRecordingPublisher = () => {
  const published: Array<{ target: EventTarget; event: ServerEvent }> = [];
  return { published, publish: (target: EventTarget, event: ServerEvent) => void published.push({ target, event }) };
};

/** A publisher that has the site's state read anew before it tells that settings have changed. */
export const forgettingSettings = (publisher: RealtimePublisher, site: { forget(): void }): RealtimePublisher => ({
  publish: (target, event) => {
    if (event.name === 'settings.changed') site.forget();
    publisher.publish(target, event);
  },
});
