import { sql, type RawBuilder } from 'kysely';
import { NotFoundError } from '../errors/common-errors.ts';
import type { Queryable } from '../platform/unit-of-work.ts';
import type { Onlooker } from './onlooker.ts';

/** No account has this id, so that guests and operators need no second form of a query. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

type Reference = RawBuilder<unknown>;

/** The account and country that decide who exists for an onlooker. */
export interface Eyes {
  id: string;
  country: string;
}

/** {@link Eyes} as values, or as columns where a statement is for many onlookers. */
type EyesSql = Readonly<Record<keyof Eyes, string | Reference>>;

/** Operators see everyone, from everywhere. */
export const eyesOf = ({ account, country }: Onlooker): Eyes =>
  account?.role === 'operator' ? { id: NOBODY, country: '' } : { id: account?.id ?? NOBODY, country: country ?? '' };

/**
 * SQL: whether one account blocks another. A missing account blocks nobody. With `offset 0` PostgreSQL looks it up for
 * each row, and does not read all blocks of an account first.
 */
export const blocksSql = (blockerId: Reference, blockedId: Reference): RawBuilder<boolean> =>
  sql<boolean>`exists (select from user_blocks where blocker_id = ${blockerId} and blocked_id = ${blockedId}
    offset 0)`;

/** SQL: whether either of two accounts blocks the other. */
export const arePartedSql = (one: Reference, other: Reference): RawBuilder<boolean> =>
  sql<boolean>`(${blocksSql(one, other)} or ${blocksSql(other, one)})`;

/** SQL: whether an account blocks the onlooker's account or country. */
const isHiddenBySql = ({ id, country }: EyesSql, accountId: Reference): RawBuilder<boolean> =>
  // A subquery names the account: a bare `performer_id` would otherwise refer to this table, and one performer's list
  // would hide all of them.
  sql<boolean>`(${blocksSql(accountId, sql`${id}::uuid`)}
    or exists (select from (select ${accountId} as id) asked
      join performer_country_blocks kept_out on kept_out.performer_id = asked.id
      where kept_out.country = ${country}::text and asked.id <> ${id}::uuid))`;

/** SQL: {@link isVisibleSql} for an onlooker given as SQL. */
export const isVisibleToSql = (eyes: EyesSql, accountId: Reference): RawBuilder<boolean> =>
  sql<boolean>`(not ${isHiddenBySql(eyes, accountId)} and not ${blocksSql(sql`${eyes.id}::uuid`, accountId)})`;

/**
 * SQL: whether an account exists for an onlooker: neither blocks the other, and a performer does not block the
 * onlooker's country (her own never). Index look-ups only, and the same text for everybody, so that hot statements can
 * be prepared.
 *
 * @param accountId a column or value, as `sql.ref('users.id')`
 */
export const isVisibleSql = (onlooker: Onlooker, accountId: Reference): RawBuilder<boolean> =>
  isVisibleToSql(eyesOf(onlooker), accountId);

/** SQL: {@link isVisibleSql}, without the onlooker's own blocks: for what is needed to unblock. */
export const isReachableSql = (onlooker: Onlooker, accountId: Reference): RawBuilder<boolean> =>
  isReachableToSql(eyesOf(onlooker), accountId);

/** SQL: {@link isReachableSql} for an onlooker given as SQL. */
export const isReachableToSql = (eyes: EyesSql, accountId: Reference): RawBuilder<boolean> =>
  sql<boolean>`(not ${isHiddenBySql(eyes, accountId)})`;

/** Whether one account exists for an onlooker. */
export const isVisible = async (db: Queryable, onlooker: Onlooker, accountId: string): Promise<boolean> => {
  const { rows } = await sql<{ isVisible: boolean }>`
    select ${isVisibleSql(onlooker, sql`${accountId}::uuid`)} as "isVisible"`.execute(db);
  return rows[0]?.isVisible === true;
};

/** @throws NotFoundError for an account that does not exist for the onlooker. */
export const assertVisible = async (db: Queryable, onlooker: Onlooker, accountId: string): Promise<void> => {
  if (!(await isVisible(db, onlooker, accountId))) throw new NotFoundError();
};
