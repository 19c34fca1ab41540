import type { ServerEvent } from '@barg/contract';
import { sql, type Selectable } from 'kysely';
import { NotFoundError } from '../errors/common-errors.ts';
import { gathered } from '../platform/database/gathered.ts';
import { hot } from '../platform/database/named-statements.ts';
import type { ScopeEventsTable } from '../platform/database/talk-tables.ts';
import type { Queryable } from '../platform/unit-of-work.ts';
import type { Connection, OpenScope } from './connection.ts';

/** A client that missed more reloads the list, which is shorter. */
const MAX_EVENTS = 200;

/** What a client missed, in order; `refetch` where it loads the list instead. */
export interface Missed {
  events: ServerEvent[];
  refetch: boolean;
}

interface Asked {
  scope: string;
  /** The last sequence that the client has. */
  after: number;
}

/** `appendEvent` stored a typed event, so the row is read as one. */
const toEvent = (row: Selectable<ScopeEventsTable>): ServerEvent => ({
  id: row.id,
  name: row.name,
  at: row.created_at.toISOString(),
  scope: row.scope,
  sequence: Number(row.sequence),
  data: row.data,
});

const keyOf = ({ scope, after }: Asked): string => `${after} ${scope}`;

/** One more than a client is told, to see that there are more. */
const listEvents = gathered(async (db, asked: readonly Asked[]): Promise<ServerEvent[][]> => {
  // Most of a room's clients have the same last event: each list is read once.
  const lists = new Map<string, Asked & { events: ServerEvent[] }>();
  for (const one of asked) if (!lists.has(keyOf(one))) lists.set(keyOf(one), { ...one, events: [] });
  const read = [...lists.values()];
  const { rows } = await sql<Selectable<ScopeEventsTable> & { place: number }>`${hot('scope-events')}
    select asked.place::int as place, event.*
    from unnest(${read.map(({ scope }) => scope)}::text[], ${read.map(({ after }) => after)}::bigint[])
      with ordinality as asked (scope, after, place)
    cross join lateral (select * from scope_events
      where scope_events.scope = asked.scope and scope_events.sequence > asked.after
      order by scope_events.sequence limit ${sql.lit(MAX_EVENTS + 1)}) event
    order by asked.place, event.sequence`.execute(db);
  for (const { place, ...row } of rows) read[place - 1]?.events.push(toEvent(row));
  return asked.map((one) => lists.get(keyOf(one))?.events ?? []);
});

/**
 * The events after the client's sequence, or `refetch` when there are too many or some are missing: older than a day,
 * or the client is ahead of a restored database.
 */
export const missedSince = async (db: Queryable, open: OpenScope, after: number): Promise<Missed> => {
  const missed = open.lastSequence - after;
  const events = await listEvents(db, { scope: open.scope, after });
  const isComplete =
    missed >= 0 && events.length >= missed && events.every(({ sequence }, at) => sequence === after + at + 1);
  if (!isComplete || events.length > MAX_EVENTS) return { events: [], refetch: true };
  return { events: open.fill ? await open.fill(events) : [...events], refetch: false };
};

/**
 * What a client that comes back to a room is answered beside the rest, if it says what it has: it needs to ask nothing
 * else. To be called when it is in the room, so that it hears whatever is too late for this.
 *
 * @throws NotFoundError for who was shut out of the room meanwhile
 */
export const missedOnJoin = async (
  { socket, context }: Pick<Connection, 'socket' | 'context'>,
  open: OpenScope,
  after: number | undefined,
): Promise<Partial<Missed>> => {
  if (after === undefined) return {};
  const missed = await missedSince(context.db, open, after);
  if (!socket.rooms.has(open.scope)) throw new NotFoundError();
  return missed;
};
