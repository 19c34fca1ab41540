import { sql } from 'kysely';
import type { ExportSection, HookData, Leaving } from '../../platform/hooks.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { countPlansOf } from './planned/planned.repository.ts';
import { callOffAllOf } from './planned/planned.service.ts';
import { LiveNowError } from './streaming.errors.ts';
import { findLiveStreamOf } from './streaming.repository.ts';

export const exportSections = {
  streams: (id) => sql`
    select id as key, id as "_id", title, status, audience, planned_at as "plannedAt",
      started_at as "startedAt", ended_at as "endedAt", cover_file_id as "coverFileId"
    from streams where performer_id = ${id}`,
  streamReminders: (id) => sql`
    select stream_id as key, stream_id as "streamId", title, reminder.created_at as "createdAt"
    from stream_reminders reminder join streams on streams.id = stream_id where user_id = ${id}`,
} satisfies Record<string, ExportSection>;

/** Calls off what an account has announced that is about to be deleted. @throws LiveNowError */
export const endPlans = async (unit: UnitOfWork, userId: string): Promise<void> => {
  if (await findLiveStreamOf(unit.db, userId)) throw new LiveNowError();
  await callOffAllOf(unit, userId);
};

/** What {@link endPlans} would call off. */
export const tellPlans = async ({ db }: UnitOfWork, { userId, tell }: HookData['onLeavingAsked']): Promise<void> =>
  tell({ what: 'planned-streams', count: await countPlansOf(db, userId), amount: 0n });

/**
 * Deletes what an account wanted to be told of, and takes the covers from its streams. What began or was announced before
 * the account was locked, and after {@link endPlans} had looked, is found now.
 * @throws LiveNowError
 */
export const forget = async (unit: UnitOfWork, { id }: Leaving): Promise<void> => {
  await endPlans(unit, id);
  const { db } = unit;
  await db.updateTable('streams').set({ cover_file_id: null }).where('performer_id', '=', id).execute();
  await db.deleteFrom('stream_reminders').where('user_id', '=', id).execute();
  await db.deleteFrom('agora_uids').where('user_id', '=', id).execute();
};
