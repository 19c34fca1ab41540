import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { isLiving } from '../../viewing/living-account.ts';
import { arePartedSql } from '../../viewing/visibility.ts';

/**
 * SQL, of the rows `fans` and `users`: whether a fan is there for his performer: neither gone nor parted from her by a
 * block, and not at home in a country that she blocks.
 */
export const isFanThereSql: RawBuilder<boolean> = sql<boolean>`(${isLiving('users')}
  and not ${arePartedSql(sql`fans.performer_id`, sql`fans.fan_id`)}
  and not exists (select from performer_country_blocks kept_out
    where kept_out.performer_id = fans.performer_id and kept_out.country = users.country offset 0))`;

/** The fans of a performer who are there; the tables are called `fans` and `users`. */
export const selectFans = (db: Queryable, performerId: string) =>
  db
    .selectFrom('fans')
    .innerJoin('users', 'users.id', 'fans.fan_id')
    .where('fans.performer_id', '=', performerId)
    .where(isFanThereSql);
