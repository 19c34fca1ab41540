import { sql } from 'kysely';
import type { ServerEvent, ServerEventData, ServerEventName } from '@barg/contract';
import type { Queryable, UnitOfWork } from '../platform/unit-of-work.ts';
import { newEvent, toScope, type EventTarget } from './publisher.ts';

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

/**
 * The next sequence of a conversation or of a stream's chat. The row stays locked until the commit, so that events
 * of one conversation leave in the order of their sequences.
 */
export const takeSequence = async ({ db }: UnitOfWork, conversationId: string): Promise<number> => {
  const { last_sequence } = await db
    .updateTable('conversations')
    .set((eb) => ({ last_sequence: eb('last_sequence', '+', 1n) }))
    .where('id', '=', conversationId)
    .returning('last_sequence')
    .executeTakeFirstOrThrow();
  return Number(last_sequence);
};

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
