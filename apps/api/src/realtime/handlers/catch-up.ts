import type { ClientEventData, ServerEvent } from '@barg/contract';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { ScopeEventsTable } from '../../platform/database/talk-tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { Connection, OpenScope } from '../connection.ts';

/** A client that missed more reloads the list, which is shorter. */
const MAX_EVENTS = 200;

const idSchema = z.uuid();

const openScope = async ({ socket, context, modules }: Connection, scope: string): Promise<OpenScope> => {
  const [kind = '', id = '', ...rest] = scope.split(':');
  const opens = Object.hasOwn(modules.scopes, kind) ? modules.scopes[kind] : undefined;
  if (!opens || rest.length > 0 || !idSchema.safeParse(id).success) throw new NotFoundError();
  return opens(context.db, id, socket.data);
};

const listEvents = (db: Queryable, scope: string, after: number) =>
  db
    .selectFrom('scope_events')
    .selectAll()
    .where('scope', '=', scope)
    .where('sequence', '>', BigInt(after))
    .orderBy('sequence')
    .limit(MAX_EVENTS + 1)
    .execute();

/** `appendEvent` stored a typed event, so the row is read as one. */
const toEvent = (row: Selectable<ScopeEventsTable>): ServerEvent => ({
  id: row.id,
  name: row.name,
  at: row.created_at.toISOString(),
  scope: row.scope,
  sequence: Number(row.sequence),
  data: row.data,
});

/**
 * The events after the client's sequence, or `refetch` when there are too many or some are missing: older than a day,
 * or the client is ahead of a restored database.
 */
export const catchUp = async (connection: Connection, { scope, after }: ClientEventData<'catch-up'>) => {
  const open = await openScope(connection, scope);
  const missed = open.lastSequence - after;
  // As after most reconnects.
  if (missed === 0) return { events: [], refetch: false };
  const rows = await listEvents(connection.context.db, open.scope, after);
  const isComplete =
    rows.length >= missed && missed >= 0 && rows.every((row, at) => Number(row.sequence) === after + at + 1);
  if (!isComplete || rows.length > MAX_EVENTS) return { events: [], refetch: true };
  const events = rows.map(toEvent);
  return { events: open.fill ? await open.fill(events) : events, refetch: false };
};
