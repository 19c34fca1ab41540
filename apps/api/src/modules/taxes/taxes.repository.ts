import { sql, type Insertable } from 'kysely';
import type { TaxRatesTable } from '../../platform/database/payment-tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { countUpTo } from '../../shared/count-up-to.ts';

/** The current rate of a country. */
export const findRateInForce = (db: Queryable, country: string) =>
  db
    .selectFrom('tax_rates')
    .select(['name', 'rate'])
    .where('country', '=', country)
    .where('valid_from', '<=', sql<Date>`now()`)
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The country that the account's owner has set. */
export const findAccountCountry = async (db: Queryable, userId: string): Promise<string | null> => {
  const row = await db.selectFrom('users').select('country').where('id', '=', userId).executeTakeFirst();
  return row?.country ?? null;
};

const selectRates = (db: Queryable) =>
  db
    .selectFrom('tax_rates')
    .selectAll()
    .select(sql<boolean>`valid_from > now()`.as('isAhead'))
    .select(
      sql<boolean>`valid_from <= now() and not exists (select from tax_rates later
        where later.country = tax_rates.country and later.valid_from > tax_rates.valid_from and later.valid_from <= now())`.as(
        'isInForce',
      ),
    );

interface RatesPage {
  limit: number;
  after: readonly [string, string] | null;
}

/** By country, and within it newest first; one more than the limit. */
export const findRates = (db: Queryable, { limit, after }: RatesPage) =>
  selectRates(db)
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(country > ${after?.[0]} or (country = ${after?.[0]} and valid_from < ${after?.[1]}::timestamptz))`,
      ),
    )
    .orderBy('country')
    .orderBy('valid_from', 'desc')
    .limit(limit + 1)
    .execute();

export type RateRow = Awaited<ReturnType<typeof findRates>>[number];

export const countRates = (db: Queryable): Promise<number> => countUpTo(db, db.selectFrom('tax_rates'));

export const findRate = (db: Queryable, id: string) =>
  selectRates(db).where('id', '=', id).forUpdate().executeTakeFirst();

export const insertRate = (db: Queryable, rate: Insertable<TaxRatesTable>) =>
  db.insertInto('tax_rates').values(rate).execute();

export const deleteRate = (db: Queryable, id: string) => db.deleteFrom('tax_rates').where('id', '=', id).execute();
