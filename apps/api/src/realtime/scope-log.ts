import { sql } from 'kysely';
import type { ServerEvent, ServerEventData, ServerEventName } from '@barg/contract';
import type { Leaving } from '../platform/hooks.ts';
import type { Queryable, UnitOfWork } from '../platform/unit-of-work.ts';
import { newEvent, toScope, type EventTarget } from '../platform/publisher.ts';

export interface ScopedFact<N extends ServerEventName> {
  /** `conversation:<id>` or `stream:<id>`. */
  scope: string;
  /** From {@link takeSequence}, in the same transaction. */
  sequence: number;
  name: N;
  data: ServerEventData<N>;
  /** Who else is told, besides those who have the scope open. */
  alsoTo?: readonly EventTarget[];
}

/** Writes an event down for those who are away, and sends it after the commit to those who are not. */
export const appendEvent = async <N extends ServerEventName>(unit: UnitOfWork, fact: ScopedFact<N>): Promise<void> => {
  const { scope, sequence, name, data, alsoTo = [] } = fact;
  const event: ServerEvent<N> = { ...newEvent(name, data), scope, sequence };
  await unit.db
    .insertInto('scope_events')
    .values({ scope, sequence: BigInt(sequence), id: event.id, name, data: JSON.stringify(data) })
    .execute();
  unit.publish({ kind: 'any-of', targets: [toScope(scope), ...alsoTo] }, event);
};

/** Forgets the events of more than a day ago. */
export const forgetOldEvents = async (db: Queryable): Promise<void> => {
  await db
    .deleteFrom('scope_events')
    .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
};

/** As the index of these events names them, see migration 0067. */
const BRINGING_BACK: ServerEventName[] = ['message.restored', 'stream.message.restored'];

const setMessage = (db: Queryable, scope: string, message: object) =>
  db
    .updateTable('scope_events')
    .set({ data: sql<string>`jsonb_set(data, '{message}', ${JSON.stringify(message)}::jsonb)` })
    .where('scope', '=', scope);

/** Makes the event that a message came with, as it is kept for those who are away, say what the message says now. */
export const rewriteEvent = async (
  db: Queryable,
  { scope, sequence }: { scope: string; sequence: bigint },
  message: object,
): Promise<void> => {
  await setMessage(db, scope, message).where('sequence', '=', sequence).execute();
};

/** The same for every event that carries its words: the one it came with, and those that brought it back. */
export const rewriteEvents = async (
  db: Queryable,
  { scope, sequence, id }: { scope: string; sequence: bigint; id: string },
  message: object,
): Promise<void> => {
  await setMessage(db, scope, message)
    .where(({ eb, and, or }) =>
      or([
        eb('sequence', '=', sequence),
        and([eb('name', 'in', BRINGING_BACK), eb(sql<string>`data #>> '{message,_id}'`, '=', id)]),
      ]),
    )
    .execute();
};

/** Takes the words out of what somebody sent, and who that was: `name` stands for it. */
export const silenceEvents = async (db: Queryable, { id, name }: Leaving): Promise<void> => {
  await sql`update scope_events set data = jsonb_set(data, '{message}', data -> 'message' ||
      jsonb_build_object('type', 'text', 'text', '', 'files', '[]'::jsonb, 'isDeleted', true,
        'sender', data #> '{message,sender}' ||
          jsonb_build_object('name', ${name}::text, 'username', null, 'avatarUrl', null)))
    where data #>> '{message,sender,_id}' = ${id}`.execute(db);
};
