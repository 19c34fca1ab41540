import type { ServerEvent } from '@barg/contract';
import { Observable, Subscription, distinctUntilChanged, filter, type Subscriber } from '@barg/runtime/rxjs';
import { createAskUntilAnswered } from './ask-until-answered.ts';
import { createRecentIds } from './recent-ids.ts';
import type { SocketBus } from './socket-bus.ts';

/** `refetch`: too many events were missed; load the list again. */
export type ScopeUpdate = { kind: 'event'; event: ServerEvent } | { kind: 'refetch' };

type Bus = Pick<SocketBus, 'status$' | 'events$' | 'emit'>;

/** Joins and leaves a scope by its own events: `conversation:<id>` or `stream:<id>`. */
function membershipOf(bus: Bus, scope: string) {
  const [kind, id = ''] = scope.split(':');
  const isStream = kind === 'stream';
  const ask = createAskUntilAnswered(bus);
  return {
    join: (isWanted: () => boolean) =>
      isStream
        ? ask('stream.join', { streamId: id }, isWanted)
        : ask('conversation.join', { conversationId: id }, isWanted),
    leave: () =>
      isStream ? bus.emit('stream.leave', { streamId: id }) : bus.emit('conversation.leave', { conversationId: id }),
  };
}

/** Orders one scope's events, requests missing ones, and drops duplicates. */
function createSequencer(bus: Bus, scope: string, after: number | null, out: Subscriber<ScopeUpdate>) {
  const recent = createRecentIds();
  const ask = createAskUntilAnswered(bus);
  let last = after;
  let isCatchingUp = false;
  /** Increases with each question, so that one of an earlier connection is given up. */
  let asked = 0;
  let waiting: ServerEvent[] = [];

  const deliver = (event: ServerEvent): void => {
    if (event.sequence !== undefined) {
      if (last !== null && event.sequence <= last) return;
      last = event.sequence;
    }
    if (recent.isNew(event.id)) out.next({ kind: 'event', event });
  };

  const hasGapBefore = ({ sequence }: ServerEvent): boolean =>
    sequence !== undefined && last !== null && sequence > last + 1;

  /** Nothing to catch up before the first event or list. */
  async function catchUp(): Promise<void> {
    // While disconnected events stay queued: the next connection requests the missing ones.
    if (last === null || bus.status$.value !== 'connected') return;
    isCatchingUp = true;
    const own = ++asked;
    const answer = await ask('catch-up', { scope, after: last }, () => own === asked && !out.closed);
    if (own !== asked) return;
    isCatchingUp = false;
    if (answer === null) return;
    if (answer.ok && !answer.refetch) {
      answer.events.forEach(deliver);
    } else {
      last = null;
      out.next({ kind: 'refetch' });
    }
    const arrived = waiting;
    waiting = [];
    arrived.forEach(deliver);
  }

  function receive(event: ServerEvent): void {
    if (isCatchingUp) waiting.push(event);
    else if (hasGapBefore(event)) {
      waiting.push(event);
      void catchUp();
    } else deliver(event);
  }

  return { catchUp, receive };
}

/**
 * The events of one conversation or stream, each once and in order, over any number of reconnects. Joins on
 * subscription and after each reconnect, leaves on unsubscription.
 *
 * @param scope `conversationScope(id)` or `streamScope(id)` of the contract
 * @param options.after the last sequence in the loaded list, if there is one
 */
export const createTrackScope =
  (bus: Bus) =>
  (scope: string, { after = null }: { after?: number | null } = {}): Observable<ScopeUpdate> =>
    new Observable<ScopeUpdate>((out) => {
      const { join, leave } = membershipOf(bus, scope);
      const sequencer = createSequencer(bus, scope, after, out);
      const subscription = new Subscription(() => void leave());
      let entered = 0;
      const enter = async (): Promise<void> => {
        const own = ++entered;
        // Who is not in the room is told nothing, not even by a gap.
        if (await join(() => own === entered && !subscription.closed)) await sequencer.catchUp();
      };
      subscription.add(
        bus.events$.pipe(filter((event) => event.scope === scope)).subscribe((event) => sequencer.receive(event)),
      );
      subscription.add(
        bus.status$
          .pipe(
            distinctUntilChanged(),
            filter((status) => status === 'connected'),
          )
          .subscribe(() => void enter()),
      );
      return subscription;
    });
