import { sql } from 'kysely';
import { marked, type RemovableKind } from '../../shared/removable.ts';
import { allowRestoring } from '../../shared/restorable.ts';
import { bringVideoBack } from './publishing.service.ts';
import { removeVideo } from './videos.service.ts';

export const removableVideo: RemovableKind = {
  find: (id) => sql`
    select performer_id as "ownerId", array_remove(array[file_id, thumbnail_file_id, teaser_file_id], null) as "fileIds"
    from videos where id = ${id}`,
  remove: marked(removeVideo),
  bringBack: async (unit, { id, ownerId }) => {
    await allowRestoring(unit.db, 'videos', id);
    await bringVideoBack(unit, id, ownerId);
  },
  erase: async (db, { id }) => {
    await sql`update videos set description = '' where id = ${id}`.execute(db);
  },
};
