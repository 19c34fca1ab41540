import { sql } from 'kysely';
import type { RecordingsTable } from '../../platform/database/recording-tables.ts';
import type { Transaction } from '../../platform/database/tables.ts';
import { isGivenUp } from '../../jobs/given-up.ts';
import { newId } from '../../platform/ids.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { goneForGoodSql } from '../../shared/restorable.ts';
import { notAmong } from '../../shared/not-among.ts';
import { isFilmShownSql } from '../../viewing/stream-film.ts';
import { isTakenDownSql } from '../../viewing/taken-down.ts';
import type { Selectable, Updateable } from 'kysely';

export type RecordingRow = Selectable<RecordingsTable>;

/**
 * SQL: whether its performer has deleted the video that a recording became, for good. One that an operator has removed
 * may come back.
 */
const isVideoGone = sql<boolean>`exists (select from videos where videos.id = recordings.video_id
  and videos.restorable_until is not null and ${goneForGoodSql('videos')})`.as('is_video_gone');

/** A recording whose video is gone is one that nothing was chosen for. */
const withoutGone = <T extends RecordingRow>(row: (T & { is_video_gone: boolean }) | undefined): T | undefined =>
  row?.is_video_gone ? { ...row, video_id: null, choice: null } : row;

/** Whether a performer's streams are recorded: unless she has said otherwise, they are. */
export const isRecordingOn = async (db: Queryable, performerId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('recording_settings')
    .select('is_on')
    .where('performer_id', '=', performerId)
    .executeTakeFirst();
  return row?.is_on ?? true;
};

export const saveRecordingOn = async (db: Queryable, performerId: string, isOn: boolean): Promise<void> => {
  await db
    .insertInto('recording_settings')
    .values({ performer_id: performerId, is_on: isOn })
    .onConflict((conflict) => conflict.column('performer_id').doUpdateSet({ is_on: isOn }))
    .execute();
};

/** The performer of a live stream. */
export const findLivePerformer = async (db: Queryable, streamId: string): Promise<string | null> => {
  const row = await db
    .selectFrom('streams')
    .select('performer_id')
    .where('id', '=', streamId)
    .where('status', '=', 'live')
    .executeTakeFirst();
  return row?.performer_id ?? null;
};

/** The recording of a stream, made at the first call. */
export const claimRecording = async (db: Queryable, streamId: string, performerId: string): Promise<RecordingRow> => {
  await db
    .insertInto('recordings')
    .values({ id: newId(), stream_id: streamId, performer_id: performerId })
    .onConflict((conflict) => conflict.column('stream_id').doNothing())
    .execute();
  return db.selectFrom('recordings').selectAll().where('stream_id', '=', streamId).executeTakeFirstOrThrow();
};

export const findRecording = async (db: Queryable, id: string): Promise<RecordingRow | undefined> =>
  withoutGone(
    await db.selectFrom('recordings').selectAll().select(isVideoGone).where('id', '=', id).executeTakeFirst(),
  );

export const findRecordingOf = (db: Queryable, streamId: string) =>
  db.selectFrom('recordings').selectAll().where('stream_id', '=', streamId).executeTakeFirst();

export const lockRecording = async (db: Transaction, id: string): Promise<RecordingRow | undefined> =>
  withoutGone(
    await db
      .selectFrom('recordings')
      .selectAll()
      .select(isVideoGone)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
  );

export const updateRecording = async (db: Queryable, id: string, changes: Updateable<RecordingsTable>) => {
  await db.updateTable('recordings').set(changes).where('id', '=', id).execute();
};

/** A performer's last recording that is not deleted, or that of one stream, with the words of its stream and how far its film is. */
export const findLatest = async (db: Queryable, performerId: string, streamId?: string) =>
  withoutGone(
    await db
      .selectFrom('recordings')
      .innerJoin('streams', 'streams.id', 'recordings.stream_id')
      .leftJoin('files', 'files.id', 'recordings.file_id')
      .selectAll('recordings')
      .select(['streams.title', 'streams.audience', 'streams.status as stream_status', 'files.status as film_status'])
      .select(isVideoGone)
      .select(isTakenDownSql('stream', sql`recordings.stream_id`).as('is_taken_down'))
      .where('recordings.performer_id', '=', performerId)
      .where('recordings.status', '<>', 'deleted')
      .$if(streamId !== undefined, (query) => query.where('recordings.stream_id', '=', streamId ?? ''))
      .orderBy('recordings.created_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
  );

export type ShownRecording = NonNullable<Awaited<ReturnType<typeof findLatest>>>;

export const findStreamFacts = (db: Queryable, streamId: string) =>
  db.selectFrom('streams').select(['title', 'audience', 'status']).where('id', '=', streamId).executeTakeFirstOrThrow();

/**
 * The video that a stream became, or the film that is shown at its address, and when what it shows happened; undefined
 * while there is neither.
 */
export const findPublished = (db: Queryable, streamId: string) =>
  db
    .selectFrom('recordings')
    .select(['video_id', 'file_id', 'clock'])
    .where('stream_id', '=', streamId)
    .where('status', '=', 'kept')
    .where((eb) => eb.or([eb('video_id', 'is not', null), isFilmShownSql()]))
    .executeTakeFirst();

/** Recordings whose stream has ended so long ago that its last segment has come. */
export const takeEnded = (db: Transaction, seconds: number) =>
  db
    .updateTable('recordings')
    .from('streams')
    .set({ status: 'making' })
    .whereRef('streams.id', '=', 'recordings.stream_id')
    .where('recordings.status', '=', 'recording')
    .where('streams.status', '=', 'ended')
    .where(sql<boolean>`streams.ended_at < now() - make_interval(secs => ${seconds})`)
    .returning('recordings.id')
    .execute();

/** Recordings of which a film is said to be made, by a job that will not run any more. */
export const listForsaken = (
  db: Queryable,
  keys: Readonly<Record<'make' | 'trim', string>>,
  seen: readonly string[],
) => {
  const keyOf = (task: string) => sql`${`${task}:`} || recordings.id::text`;
  return db
    .selectFrom('recordings')
    .select(['id', sql<boolean>`cut_from_ms is not null`.as('is_trimmed')])
    .where('status', '=', 'making')
    .where(isGivenUp(keyOf(keys.make)))
    .where(isGivenUp(keyOf(keys.trim)))
    .where(notAmong('id', seen))
    .limit(100)
    .execute();
};

/** Recordings of which no film could be made, for as long as their segments are kept. */
export const listGivenUp = (db: Queryable, days: number, seen: readonly string[]) =>
  db
    .selectFrom('recordings')
    .select('id')
    .where('status', '=', 'failed')
    .where(sql<boolean>`made_at < now() - make_interval(days => ${days})`)
    .where(notAmong('id', seen))
    .limit(100)
    .execute();

export const listOwnIds = (db: Queryable, performerId: string) =>
  db.selectFrom('recordings').select('id').where('performer_id', '=', performerId).execute();

/** The film's bytes are gone: what is left is that there was one. */
export const forgetFiles = async (db: Queryable, fileIds: readonly string[]): Promise<void> => {
  await db
    .updateTable('recordings')
    .set({ status: 'deleted', file_id: null, shown_at: null })
    .where('file_id', '=', sql<string>`any(${fileIds}::uuid[])`)
    .execute();
};
