import { sql } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { isTakenDownSql } from '../../viewing/taken-down.ts';
import { keepWithRemoval } from '../removals/removed-bytes.repository.ts';
import { RecordingTakenDownError } from './recordings.errors.ts';
import type { RecordingRow } from './recordings.repository.ts';

type Recorded = Pick<RecordingRow, 'id' | 'stream_id'>;

/** Refuses what would show a stream again that the site has removed. @throws RecordingTakenDownError */
export const assertStreamStands = async (db: Queryable, { stream_id }: Pick<Recorded, 'stream_id'>): Promise<void> => {
  const { rows } = await sql`select from streams where id = ${stream_id}
    and ${isTakenDownSql('stream', sql`streams.id`)}`.execute(db);
  if (rows.length > 0) throw new RecordingTakenDownError();
};

/**
 * Notes a film that was made of a recording. Where the site has removed the stream meanwhile it goes with it: it is kept for
 * operators, and cannot be used. Whether it was so.
 */
export const noteFilm = async (db: Queryable, { id, stream_id }: Recorded, fileId: string): Promise<boolean> => {
  await db.insertInto('recording_films').values({ file_id: fileId, recording_id: id }).execute();
  return keepWithRemoval(db, { type: 'stream', id: stream_id }, { fileId });
};

/**
 * The films of a recording, and whether something else than the recording's own video shows each: such a clip is not let
 * go with the stream.
 */
export const listFilms = async (db: Queryable, { id, video_id }: Pick<RecordingRow, 'id' | 'video_id'>) => {
  const { rows } = await sql<{ fileId: string; isElsewhere: boolean }>`
    select film.file_id as "fileId", exists (select from videos where videos.file_id = film.file_id
      and videos.deleted_at is null and videos.id is distinct from ${video_id}::uuid) as "isElsewhere"
    from recording_films film where film.recording_id = ${id} order by film.file_id`.execute(db);
  return rows;
};

/** The film of a video, and the pictures beside it. */
export const listVideoFiles = async (db: Queryable, videoId: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`select shown.id from videos cross join lateral
    (values (file_id), (thumbnail_file_id), (teaser_file_id)) as shown (id)
    where videos.id = ${videoId} and shown.id is not null`.execute(db);
  return rows.map(({ id }) => id);
};
