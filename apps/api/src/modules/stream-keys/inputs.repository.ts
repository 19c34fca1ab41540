import { sql } from 'kysely';
import type { InputEndReason } from '../../platform/database/stream-key-tables.ts';
import type { LiveInput } from '../../platform/live/live-engine.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { hasLivingOwner } from '../../viewing/living-account.ts';
import type { UsedKey } from './stream-keys.repository.ts';

/** SQL: whether it arrives: its process said so lately, or it is still connecting. */
const arrives = sql<boolean>`(stream_inputs.ended_at is null
  and seen_at > now() - case when measured is null then interval '16 seconds' else interval '6 seconds' end)`;

/** What a performer's encoder sends or has sent last. */
export const findInput = (db: Queryable, performerId: string) =>
  db
    .selectFrom('stream_inputs')
    .leftJoin('streams', (join) => join.on(sql<boolean>`streams.id::text = stream_inputs.room`))
    .selectAll('stream_inputs')
    .select(['streams.status as stream_status', arrives.as('arrives')])
    .select(sql<boolean>`streams.ended_at > now() - interval '10 minutes'`.as('ended_lately'))
    .where('stream_inputs.performer_id', '=', performerId)
    .executeTakeFirst();

export type InputRow = NonNullable<Awaited<ReturnType<typeof findInput>>>;

interface NewInput {
  key: UsedKey;
  room: string;
  resourceId: string;
  /** The address of the process that receives it. */
  holder: string | undefined;
}

/** An encoder begins to send, in place of whatever she sent before. */
export const beginInput = async (db: Queryable, { key, room, resourceId, holder }: NewInput): Promise<void> => {
  const values = { key_id: key.id, key_name: key.name, room, resource_id: resourceId, holder: holder ?? null };
  await db
    .insertInto('stream_inputs')
    .values({ performer_id: key.performer_id, ...values })
    .onConflict((conflict) =>
      conflict.column('performer_id').doUpdateSet({
        ...values,
        ...{ measured: null, ended_at: null, end_reason: null },
        ...{ began_at: sql<Date>`now()`, seen_at: sql<Date>`now()` },
      }),
    )
    .execute();
};

/** Ends what came by a key, or what came at all; answers its session. */
export const endInput = async (
  db: Queryable,
  performerId: string,
  { keyId, reason }: { keyId: string; reason: InputEndReason },
): Promise<string | undefined> => {
  const row = await db
    .updateTable('stream_inputs')
    .set({ ended_at: sql<Date>`now()`, end_reason: reason })
    .where('performer_id', '=', performerId)
    .where('key_id', '=', keyId)
    .where('ended_at', 'is', null)
    .returning('resource_id')
    .executeTakeFirst();
  return row?.resource_id;
};

/** Of what a process's engine receives, keeps what came from encoders. */
export const noteMeasured = async (db: Queryable, inputs: readonly LiveInput[]): Promise<void> => {
  const [ids, measured] = [inputs.map(({ resourceId }) => resourceId), inputs.map((input) => JSON.stringify(input))];
  await sql`
    update stream_inputs set measured = arrived.measured::jsonb, seen_at = now()
    from unnest(${ids}::text[], ${measured}::text[]) as arrived (resource_id, measured)
    where stream_inputs.resource_id = arrived.resource_id and stream_inputs.ended_at is null`.execute(db);
};

/**
 * Where the inputs of some sessions belong: the room that the database names, and whether they are over: ended, or their
 * performer suspended or deleted.
 */
export const listPlaces = (db: Queryable, resourceIds: readonly string[]) =>
  db
    .selectFrom('stream_inputs')
    .select(['resource_id', 'room'])
    .select(sql<boolean>`ended_at is not null or not ${hasLivingOwner('stream_inputs.performer_id')}`.as('is_over'))
    .where('resource_id', '=', sql<string>`any(${resourceIds}::text[])`)
    .execute();

/** What was a preview is a stream now. */
export const moveInput = async (db: Queryable, performerId: string, room: string): Promise<void> => {
  await db.updateTable('stream_inputs').set({ room }).where('performer_id', '=', performerId).execute();
};
