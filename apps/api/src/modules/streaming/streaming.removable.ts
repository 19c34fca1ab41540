import { sql } from 'kysely';
import type { RemovableKind } from '../../shared/removable.ts';
import { giveCover, removeCover } from './stream-covers.repository.ts';
import { removeStream } from './streaming.service.ts';

export const removableStream: RemovableKind = {
  find: (id) => sql`
    select performer_id as "ownerId", array_remove(array[cover_file_id], null) as "fileIds" from streams where id = ${id}`,
  // What is over keeps its page: there only the cover is left to remove.
  remove: async (unit, id) => {
    const hadCover = await removeCover(unit.db, id);
    return (await removeStream(unit, id)) || hadCover ? {} : null;
  },
  // A stream that was ended is not started again.
  bringBack: async ({ db }, { id, fileIds: [cover] }) => {
    if (cover) await giveCover(db, id, cover);
  },
};
