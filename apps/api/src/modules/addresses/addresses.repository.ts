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
    .where('deleted_at', 'is', null)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(is_default::int, id) < (${after?.[0]}::int, ${after?.[1]}::uuid)`),
    )
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();

/** An address of the account by id; undefined when it has no such address. */
export const findAddress = (db: Queryable, userId: string, id: string): Promise<AddressRow | undefined> =>
  db
    .selectFrom('addresses')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

export const countAddresses = async (db: Queryable, userId: string): Promise<number> => {
  const { total } = await db
    .selectFrom('addresses')
    .select((eb) => eb.fn.countAll<bigint>().as('total'))
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(total);
};

/** Makes changes of one account's addresses wait for each other, so that the limit and the single default hold. */
export const lockAddresses = async (db: Queryable, userId: string): Promise<void> => {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
};

export const insertAddress = (db: Queryable, row: Insertable<AddressesTable>): Promise<AddressRow> =>
  db.insertInto('addresses').values(row).returningAll().executeTakeFirstOrThrow();

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
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();

export const clearDefault = async (db: Queryable, userId: string): Promise<void> => {
  await db
    .updateTable('addresses')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .where('deleted_at', 'is', null)
    .execute();
};

/** Makes the newest address the default, if there is one. */
export const chooseNewestDefault = async (db: Queryable, userId: string): Promise<void> => {
  await sql`update addresses set is_default = true where id = (
    select id from addresses where user_id = ${userId} and deleted_at is null order by id desc limit 1)`.execute(db);
};
