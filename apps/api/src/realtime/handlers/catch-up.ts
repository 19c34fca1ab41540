import type { ClientEventData, ServerEvent } from '@barg/contract';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { ScopeEventsTable } from '../../platform/database/talk-tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { Connection, OpenScope } from '../connection.ts';

/** Who missed more fetches the list again, which is shorter. */
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

/** The row was written from a typed event by `appendEvent`; it is read back as one. */
const toEvent = (row: Selectable<ScopeEventsTable>): ServerEvent => ({
  id: row.id,
  name: row.name,
  at: row.created_at.toISOString(),
  scope: row.scope,
  sequence: Number(row.sequence),
  data: row.data,
});

/**
 * The events after a sequence that the client has, or `refetch` when they are too many or not all kept: those of
 * a day ago are forgotten, and a client may be ahead of a database that was restored.
 */
export const catchUp = async (connection: Connection, { scope, after }: ClientEventData<'catch-up'>) => {
  const open = await openScope(connection, scope);
  const rows = await listEvents(connection.context.db, open.scope, after);
  const missed = open.lastSequence - after;
  const isComplete =
    rows.length >= missed && missed >= 0 && rows.every((row, at) => Number(row.sequence) === after + at + 1);
  if (!isComplete || rows.length > MAX_EVENTS) return { events: [], refetch: true };
  return { events: rows.map(toEvent), refetch: false };
};
