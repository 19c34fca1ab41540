import { sql } from 'kysely';
import { marked, type RemovableKind } from '../../shared/removable.ts';
import { allowRestoring } from '../../shared/restorable.ts';
import { bringPostBack, removePost } from './publishing.service.ts';

export const removableFeedPost: RemovableKind = {
  find: (id) => sql`
    select performer_id as "ownerId", array(select file_id from feed_post_files where feed_post_id = p.id order by position)
      || array_remove(array[thumbnail_file_id, teaser_file_id], null) as "fileIds"
    from feed_posts p where id = ${id}`,
  remove: marked(removePost),
  bringBack: async (unit, { id, ownerId }) => {
    await allowRestoring(unit.db, 'feed_posts', id);
    await bringPostBack(unit, id, ownerId);
  },
  erase: async (db, { id }) => {
    await sql`update feed_posts set text = '', teaser = '', search_text = '' where id = ${id}`.execute(db);
  },
};
