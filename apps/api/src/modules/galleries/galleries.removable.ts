import { sql } from 'kysely';
import { marked, type RemovableKind } from '../../shared/removable.ts';
import { allowRestoring } from '../../shared/restorable.ts';
import { removeGallery } from './galleries.service.ts';
import { removePhoto } from './photos/photos.service.ts';
import { bringPhotoBack } from './photos/publishing.service.ts';
import { bringGalleryBack } from './publishing.service.ts';

export const removableGallery: RemovableKind = {
  find: (id) => sql`
    select performer_id as "ownerId",
      array(select file_id from photos where gallery_id = g.id and deleted_at is null order by position, id) as "fileIds"
    from galleries g where id = ${id}`,
  remove: marked(removeGallery),
  bringBack: async (unit, { id, ownerId }) => {
    await allowRestoring(unit.db, 'galleries', id);
    await bringGalleryBack(unit, id, ownerId);
  },
  erase: async (db, { id }) => {
    await sql`update galleries set description = '' where id = ${id}`.execute(db);
  },
};

export const removablePhoto: RemovableKind = {
  find: (id) => sql`select performer_id as "ownerId", array[file_id] as "fileIds" from photos where id = ${id}`,
  remove: marked((unit, id) => removePhoto(unit, id)),
  bringBack: async (unit, { id, ownerId }) => {
    await allowRestoring(unit.db, 'photos', id);
    await bringPhotoBack(unit, id, { id: ownerId, role: 'performer' });
  },
  erase: async (db, { id }) => {
    await sql`update photos set title = '', description = '' where id = ${id}`.execute(db);
  },
};
