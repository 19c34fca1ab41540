import type { CatchUpAck, ServerEvent } from '@barg/contract';
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
    /** @param last the last sequence that is here, if any; what came after it is answered */
    join: (last: number | null, isWanted: () => boolean) => {
      const after = last ?? undefined;
      return isStream
        ? ask('stream.join', { streamId: id, after }, isWanted)
        : ask('conversation.join', { conversationId: id, after }, isWanted);
    },
    leave: () =>
      isStream ? bus.emit('stream.leave', { streamId: id }) : bus.emit('conversation.leave', { conversationId: id }),
  };
}

type Membership = ReturnType<typeof membershipOf>;
type Wanted = () => boolean;
/** What was missed, and where the scope stood then, if that was said. */
type Missed = CatchUpAck & { lastSequence?: number };

/** Orders one scope's events, requests missing ones, and drops duplicates. */
function createSequencer(
  bus: Bus,
  { scope, after, join }: { scope: string; after: number | null; join: Membership['join'] },
  out: Subscriber<ScopeUpdate>,
) {
  const recent = createRecentIds();
  const ask = createAskUntilAnswered(bus);
  let last = after;
  let isCatchingUp = false;
  let entered = 0;
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

  const askMissed = (after: number, isWanted: Wanted) => ask('catch-up', { scope, after }, isWanted);

  /** Joins, and answers what was missed. */
  async function askOnJoin(after: number, isWanted: Wanted): Promise<Missed | null> {
    const joined = await join(after, isWanted);
    if (joined === null) return null;
    const { events, refetch, lastSequence } = joined.ok ? joined : {};
    // A stream that has ended cannot be joined, and its last events are still told.
    return events && refetch !== undefined ? { ok: true, events, refetch, lastSequence } : askMissed(after, isWanted);
  }

  /** Has the list loaded again, which is later than `from`: what comes after that is told, or missed, as ever. */
  function startAgain(from: number | undefined): void {
    last = from ?? null;
    out.next({ kind: 'refetch' });
  }

  function take(answer: Missed): void {
    if (answer.ok && !answer.refetch) answer.events.forEach(deliver);
    else startAgain(answer.lastSequence);
    const arrived = waiting;
    waiting = [];
    arrived.forEach(deliver);
  }

  /** Asks for what was missed. What comes meanwhile waits, also while disconnected: the next connection asks again. */
  async function fill(askFor: (isWanted: Wanted) => Promise<Missed | null>): Promise<void> {
    if (bus.status$.value !== 'connected') return;
    isCatchingUp = true;
    const own = ++asked;
    const answer = await askFor(() => own === asked && !out.closed);
    if (own !== asked) return;
    isCatchingUp = false;
    if (answer !== null) take(answer);
  }

  const catchUp = (after: number): Promise<void> => fill((isWanted) => askMissed(after, isWanted));

  async function enter(): Promise<void> {
    const own = ++entered;
    const after = last;
    if (after !== null) return fill((isWanted) => askOnJoin(after, isWanted));
    // Nothing was missed before the first event or list, but who is not in the room yet is not even told by a gap.
    const joined = await join(null, () => own === entered && !out.closed);
    if (joined === null) return;
    if (last !== null) await catchUp(last);
    // Here before, and nobody can say what was missed since: no event has said where it stands.
    else if (own > 1 && joined.ok) startAgain(joined.lastSequence);
  }

  function receive(event: ServerEvent): void {
    if (isCatchingUp) waiting.push(event);
    else if (last !== null && hasGapBefore(event)) {
      waiting.push(event);
      void catchUp(last);
    } else deliver(event);
  }

  return { enter, receive };
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
      const sequencer = createSequencer(bus, { scope, after, join }, out);
      const subscription = new Subscription(() => void leave());
      subscription.add(
        bus.events$.pipe(filter((event) => event.scope === scope)).subscribe((event) => sequencer.receive(event)),
      );
      subscription.add(
        bus.status$
          .pipe(
            distinctUntilChanged(),
            filter((status) => status === 'connected'),
          )
          .subscribe(() => void sequencer.enter()),
      );
      return subscription;
    });
