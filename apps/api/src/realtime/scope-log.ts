import { sql, type RawBuilder } from 'kysely';
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
  /** Targets besides those who have the scope open. */
  alsoTo?: readonly EventTarget[];
  /** Those who are told another form of it than the one that is kept; then nobody else is told. */
  forms?: ReadonlyArray<{ to: EventTarget; data: ServerEventData<N> }>;
}

/** Sends a stored event after the commit. */
const tell = <N extends ServerEventName>(unit: UnitOfWork, event: ServerEvent<N>, fact: ScopedFact<N>): void => {
  const { scope, data, alsoTo = [], forms } = fact;
  const told = forms ?? [{ to: { kind: 'any-of' as const, targets: [toScope(scope), ...alsoTo] }, data }];
  for (const form of told) unit.publish(form.to, { ...event, data: form.data });
};

const eventOf = <N extends ServerEventName>({ scope, sequence, name, data }: ScopedFact<N>): ServerEvent<N> => ({
  ...newEvent(name, data),
  ...{ scope, sequence },
});

/** Stores an event for the catch-up, in one round trip with the commit, and sends it after that. */
export const appendEvent = async <N extends ServerEventName>(unit: UnitOfWork, fact: ScopedFact<N>): Promise<void> => {
  const { scope, sequence, name, data } = fact;
  const event = eventOf(fact);
  unit.withCommit(
    unit.db
      .insertInto('scope_events')
      .values({ scope, sequence: BigInt(sequence), id: event.id, name, data: JSON.stringify(data) })
      .execute(),
  );
  tell(unit, event, fact);
};

/** A fact of any name. */
export type AnyScopedFact = ScopedFact<ServerEventName>;

/** {@link appendEvent} of many facts by one statement, in their order. */
export const appendEvents = async (unit: UnitOfWork, facts: readonly AnyScopedFact[]): Promise<void> => {
  if (facts.length === 0) return;
  const told = facts.map((fact) => ({ fact, event: eventOf(fact) }));
  await unit.db
    .insertInto('scope_events')
    .values(
      told.map(({ fact: { scope, sequence, name, data }, event: { id } }) => ({
        ...{ scope, sequence: BigInt(sequence), id, name },
        data: JSON.stringify(data),
      })),
    )
    .execute();
  for (const { fact, event } of told) tell(unit, event, fact);
};

/** Longer than anybody asks again for what was not answered. Later, pages would take the event for news. */
const REPEATED_FOR = "interval '2 minutes'";

/**
 * Sends an event again that was stored a short while ago: the process that stored it may have been killed before it told
 * anybody. Whoever has it knows it by its id.
 */
export const repeatEvent = async <N extends ServerEventName>(unit: UnitOfWork, fact: ScopedFact<N>): Promise<void> => {
  const { scope, sequence, name, data } = fact;
  const stored = await unit.db
    .selectFrom('scope_events')
    .select(['id', 'created_at'])
    .where('scope', '=', scope)
    .where('sequence', '=', BigInt(sequence))
    .where('created_at', '>', sql<Date>`now() - ${sql.raw(REPEATED_FOR)}`)
    .executeTakeFirst();
  if (stored) tell(unit, { id: stored.id, name, at: stored.created_at.toISOString(), scope, sequence, data }, fact);
};

/** Deletes events older than a day. */
export const forgetOldEvents = async (db: Queryable): Promise<void> => {
  await db
    .deleteFrom('scope_events')
    .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
};

/** Events that show a message again. In the order of their index, see migration 0214. */
const SHOWING_AGAIN: ServerEventName[] = [
  'message.restored',
  'stream.message.restored',
  'message.updated',
  'stream.message.pinned',
  'message.unlocked',
];

/**
 * Changes the stored events with a message's content to what it is now: the first one, and those that showed it again.
 */
export const rewriteEvents = async (
  db: Queryable,
  { scope, sequence, id }: { scope: string; sequence: bigint; id: string },
  message: object,
): Promise<void> => {
  await db
    .updateTable('scope_events')
    .set({ data: sql<string>`jsonb_set(data, '{message}', ${JSON.stringify(message)}::jsonb)` })
    .where('scope', '=', scope)
    .where(({ eb, and, or }) =>
      or([
        eb('sequence', '=', sequence),
        and([eb('name', 'in', SHOWING_AGAIN), eb(sql<string>`data #>> '{message,_id}'`, '=', id)]),
      ]),
    )
    .execute();
};

/**
 * Removes an account's texts and name from stored events: `name` replaces it. What stays of a message is listed, as of a
 * deleted one: whatever else it has, or may have one day, goes.
 */
export const silenceEvents = async (db: Queryable, { id, name }: Leaving): Promise<void> => {
  await sql`update scope_events set data = jsonb_set(data, '{message}', jsonb_build_object(
      '_id', data #> '{message,_id}', 'conversationId', data #> '{message,conversationId}',
      'sequence', data #> '{message,sequence}', 'senderId', data #> '{message,senderId}',
      'createdAt', data #> '{message,createdAt}',
      'type', 'text', 'text', '', 'amount', null, 'price', null, 'files', '[]'::jsonb,
      'isLocked', false, 'isBought', false, 'isDeleted', true,
      'sender', data #> '{message,sender}' ||
        jsonb_build_object('name', ${name}::text, 'username', null, 'avatarUrl', null)))
    where data #>> '{message,sender,_id}' = ${id}`.execute(db);
};

/** Where an event has reactions: of a message that was given one, and with a message that is shown. */
const REACTIONS = ['{reactions}', '{message,reactions}'];

/** Takes what an account has given to messages out of stored events. @param scopes SQL: where it has given any */
export const takeReactionsOut = async (db: Queryable, userId: string, scopes: RawBuilder<unknown>): Promise<void> => {
  for (const path of REACTIONS) {
    const reactions = sql`data #> ${sql.lit(path)}`;
    await sql`update scope_events set data = jsonb_set(data, ${sql.lit(path)}, coalesce((
        select jsonb_agg(jsonb_set(given, '{userIds}', (given -> 'userIds') - ${userId}::text) order by place)
        from jsonb_array_elements(${reactions}) with ordinality as each (given, place)
        where given -> 'userIds' <> jsonb_build_array(${userId}::text)), '[]'))
      where scope in (${scopes})
        and ${reactions} @> jsonb_build_array(jsonb_build_object('userIds', jsonb_build_array(${userId}::text)))`.execute(
      db,
    );
  }
};
