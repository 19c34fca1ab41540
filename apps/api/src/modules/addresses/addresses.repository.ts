import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { z } from 'zod';
import type { AddressesTable } from '../../platform/database/member-tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { addressCursor } from './addresses.schema.ts';

export type AddressRow = Selectable<AddressesTable>;
type Cursor = z.output<typeof addressCursor>;

/** One more than `limit` addresses of an account: the default first, then the newest. */
export const listAddresses = (db: Queryable, userId: string, limit: number, after: Cursor | null) =>
  db
    .selectFrom('addresses')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(is_default::int, id) < (${after?.[0]}::int, ${after?.[1]}::uuid)`),
    )
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();

/** An address of the account by id; undefined when it has no such address. */
export const findAddress = (db: Queryable, userId: string, id: string): Promise<AddressRow | undefined> =>
  db.selectFrom('addresses').selectAll().where('id', '=', id).where('user_id', '=', userId).executeTakeFirst();

export const countAddresses = async (db: Queryable, userId: string): Promise<number> => {
  const { total } = await db
    .selectFrom('addresses')
    .select((eb) => eb.fn.countAll<bigint>().as('total'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(total);
};

export const insertAddress = async (db: Queryable, row: Insertable<AddressesTable>): Promise<void> => {
  await db.insertInto('addresses').values(row).execute();
};

/** Changes an address of the account; undefined when it has no such address. */
export const updateAddress = (
  db: Queryable,
  userId: string,
  id: string,
  changes: Updateable<AddressesTable>,
): Promise<AddressRow | undefined> =>
  db
    .updateTable('addresses')
    .set({ ...changes, user_id: userId })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();

/** Deletes an address of the account; undefined when it has no such address. */
export const removeAddress = (
  db: Queryable,
  userId: string,
  id: string,
): Promise<Pick<AddressRow, 'is_default'> | undefined> =>
  db
    .deleteFrom('addresses')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('is_default')
    .executeTakeFirst();

export const clearDefault = async (db: Queryable, userId: string): Promise<void> => {
  await db
    .updateTable('addresses')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .execute();
};

/** Makes the newest address the default, if there is one. */
export const chooseNewestDefault = async (db: Queryable, userId: string): Promise<void> => {
  await sql`update addresses set is_default = true where id = (
    select id from addresses where user_id = ${userId} order by id desc limit 1)`.execute(db);
};
