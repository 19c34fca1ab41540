import { sql } from 'kysely';
import { marked, type RemovableKind } from '../../shared/removable.ts';
import { allowRestoring, bringBack } from '../../shared/restorable.ts';
import { removeProduct } from './products.service.ts';

export const removableProduct: RemovableKind = {
  find: (id) => sql`
    select performer_id as "ownerId", array(select file_id from product_pictures where product_id = p.id order by position)
      || array_remove(array[file_id], null) as "fileIds"
    from products p where id = ${id}`,
  remove: marked(removeProduct),
  bringBack: async ({ db }, { id, ownerId }) => {
    await allowRestoring(db, 'products', id);
    await bringBack(db, 'products', id, ownerId);
  },
  erase: async (db, { id }) => {
    await sql`update products set description = '' where id = ${id}`.execute(db);
  },
};
