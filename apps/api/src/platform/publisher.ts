import { randomUUID } from 'node:crypto';
import type { ServerEvent, ServerEventData, ServerEventName } from '@barg/contract';

/**
 * The recipients of an event: an account (all devices), a session, everyone who has a conversation or stream open,
 * everyone in a country, everybody connected, or several of these, with each socket told once; with exceptions.
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

const written = { milliseconds: NaN, text: '' };

/** Now, in ISO 8601. Events come many in a millisecond, and writing a date costs a thirtieth of a whole delivery. */
const nowText = (): string => {
  const milliseconds = Date.now();
  if (milliseconds !== written.milliseconds) {
    written.milliseconds = milliseconds;
    written.text = new Date(milliseconds).toISOString();
  }
  return written.text;
};

/** An event with a new id and no sequence: clients load its subject again after a reconnect. */
export const newEvent = <N extends ServerEventName>(name: N, data: ServerEventData<N>): ServerEvent<N> => ({
  // Only told apart by it, never sorted: one that sorts costs a tenth of a whole delivery.
  id: randomUUID(),
  name,
  at: nowText(),
  data,
});

/** A publisher that drops the cached site state before it sends that settings have changed. */
export const forgettingSettings = (publisher: RealtimePublisher, site: { forget(): void }): RealtimePublisher => ({
  publish: (target, event) => {
    if (event.name === 'settings.changed') site.forget();
    publisher.publish(target, event);
  },
});
