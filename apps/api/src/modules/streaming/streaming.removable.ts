import { sql } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { RemovableKind } from '../../shared/removable.ts';
import { isFilmShownSql } from '../../viewing/stream-film.ts';
import { isTakenDownSql } from '../../viewing/taken-down.ts';
import { giveCover, removeCover } from './stream-covers.repository.ts';
import { removeStream } from './streaming.service.ts';

/** SQL: the film that is shown at the address of a stream. */
const shownFilm = (id: string) => sql`select file_id from recordings where stream_id = ${id} and ${isFilmShownSql()}`;

/** Whether a stream was recorded: what she has not published yet must not be published after its removal. */
const hasRecording = async (db: Queryable, id: string): Promise<boolean> => {
  const { rows } = await sql`select from recordings where stream_id = ${id} and status <> 'deleted'
    and not ${isTakenDownSql('stream', sql`stream_id`)}`.execute(db);
  return rows.length > 0;
};

export const removableStream: RemovableKind = {
  find: (id) => sql`
    select performer_id as "ownerId", array_remove(array[cover_file_id, (${shownFilm(id)})], null) as "fileIds"
    from streams where id = ${id}`,
  // What is over keeps its page: there only the cover is left to remove, and its recording, which is not shown for as long
  // as the removal stands.
  remove: async (unit, id) => {
    const hadCover = await removeCover(unit.db, id);
    const wasRecorded = await hasRecording(unit.db, id);
    return (await removeStream(unit, id)) || hadCover || wasRecorded ? { hadCover } : null;
  },
  // A stream that was ended is not started again.
  bringBack: async ({ db }, { id, fileIds: [cover], kept }) => {
    if (cover && kept.hadCover !== false) await giveCover(db, id, cover);
  },
};
