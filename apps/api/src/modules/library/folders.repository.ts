import { sql } from 'kysely';
import { lockAccount } from '../accounts/lock-account.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { Move } from './library.schema.ts';

export const listFolders = (db: Queryable, userId: string) =>
  db.selectFrom('library_folders').select(['id', 'name']).where('user_id', '=', userId).orderBy('name').execute();

/** Inserts a folder; false when the account has its most already. */
export const insertFolder = async (
  db: Queryable,
  folder: { id: string; user_id: string; name: string },
  most: number,
): Promise<boolean> => {
  // One insert of an account at a time, so that the limit holds.
  await lockAccount(db, folder.user_id);
  const { total } = await db
    .selectFrom('library_folders')
    .where('user_id', '=', folder.user_id)
    .select((eb) => eb.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  if (Number(total) >= most) return false;
  await db.insertInto('library_folders').values(folder).execute();
  return true;
};

/** False when the account has no such folder. */
export const renameFolder = async (
  db: Queryable,
  { id, user_id, name }: { id: string; user_id: string; name: string },
): Promise<boolean> => {
  const row = await db
    .updateTable('library_folders')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/** Deletes a folder; its things are in no folder then. False when the account has no such folder. */
export const deleteFolder = async (db: Queryable, id: string, userId: string): Promise<boolean> => {
  const row = await db
    .deleteFrom('library_folders')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

const given = (items: Move['items']) => sql`unnest(
  ${items.map(({ type }) => type)}::text[], ${items.map(({ _id }) => _id)}::uuid[]) given (type, id)`;

/** Moves those of the things that are in the account's library into a folder; returns how many. */
export const placeItems = async (
  db: Queryable,
  userId: string,
  { items, folderId }: { items: Move['items']; folderId: string },
): Promise<number> => {
  const { rows } = await sql`
    insert into library_places (user_id, object_type, object_id, folder_id)
    select distinct ${userId}::uuid, given.type, given.id, ${folderId}::uuid from ${given(items)}
    where exists (select from reactions where user_id = ${userId} and action = 'bookmark'
        and object_type = given.type and object_id = given.id)
      or exists (select from purchases where user_id = ${userId} and item_type = given.type and item_id = given.id)
    on conflict (user_id, object_type, object_id) do update set folder_id = excluded.folder_id
    returning object_id`.execute(db);
  return rows.length;
};

/** Removes things from their folders; returns how many were in one. */
export const displaceItems = async (db: Queryable, userId: string, items: Move['items']): Promise<number> => {
  const { rows } = await sql`
    delete from library_places place using ${given(items)}
    where place.user_id = ${userId} and place.object_type = given.type and place.object_id = given.id
    returning place.object_id`.execute(db);
  return rows.length;
};

/** Forgets the folder of a thing that is neither bought nor bookmarked any more. */
export const forgetPlace = async (db: Queryable, userId: string, { type, id }: { type: string; id: string }) => {
  await sql`
    delete from library_places where user_id = ${userId} and object_type = ${type} and object_id = ${id}
      and not exists (select from purchases where user_id = ${userId} and item_type = ${type} and item_id = ${id})`.execute(
    db,
  );
};
