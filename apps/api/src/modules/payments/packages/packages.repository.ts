import type { Insertable, Updateable } from 'kysely';
import type { TokenPackagesTable } from '../../../platform/database/payment-tables.ts';
import type { Queryable } from '../../../platform/unit-of-work.ts';

const all = (db: Queryable) => db.selectFrom('token_packages').selectAll();

/** What can be bought at present: what is offered in the site's currency. */
const onSale = (db: Queryable, currency: string) =>
  all(db).where('is_offered', '=', true).where('currency', '=', currency);

export const findPackages = (db: Queryable, { currency, limit }: { currency: string; limit: number }) =>
  onSale(db, currency).orderBy('position').orderBy('id').limit(limit).execute();

export type PackageRow = Awaited<ReturnType<typeof findPackages>>[number];

export const findPackage = (db: Queryable, { currency, id }: { currency: string; id: string }) =>
  onSale(db, currency).where('id', '=', id).executeTakeFirst();

/** All that there are, also what is not sold: a site has few. */
export const findAllPackages = (db: Queryable, most: number): Promise<PackageRow[]> =>
  all(db).orderBy('is_offered', 'desc').orderBy('position').orderBy('id').limit(most).execute();

export const lockPackage = (db: Queryable, id: string): Promise<PackageRow | undefined> =>
  all(db).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

export const countPackages = async (db: Queryable): Promise<number> =>
  (await db.selectFrom('token_packages').select('id').execute()).length;

export const insertPackage = (db: Queryable, values: Insertable<TokenPackagesTable>): Promise<PackageRow> =>
  db.insertInto('token_packages').values(values).returningAll().executeTakeFirstOrThrow();

export const changePackage = (
  db: Queryable,
  { id, version }: Pick<PackageRow, 'id' | 'version'>,
  values: Updateable<TokenPackagesTable>,
): Promise<PackageRow> =>
  db
    .updateTable('token_packages')
    .set({ ...values, version: version + 1 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
