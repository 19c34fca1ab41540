import { sql, type RawBuilder } from 'kysely';
import type { Onlooker } from './onlooker.ts';
import { hasPurchasedSql } from './access.repository.ts';

/**
 * SQL: whether a post is published and not expired now, by the database's clock, even before the job that records it.
 * Part of every list.
 *
 * @param post the name of `feed_posts` in the query
 */
export const isOutSql = (post = 'p'): RawBuilder<boolean> => sql<boolean>`
  (${sql.ref(`${post}.state`)} = 'published'
    and (${sql.ref(`${post}.expires_at`)} is null or ${sql.ref(`${post}.expires_at`)} > now()))`;

/**
 * SQL: whether a post exists at its own URL: a published one for everybody, any for its performer and operators, an
 * expired one for its buyers.
 */
export const isThereSql = ({ account }: Onlooker, post = 'p'): RawBuilder<boolean> =>
  isThereForSql({ viewerId: account?.id ?? null, isOperator: account?.role === 'operator' }, post);

/** SQL: {@link isThereSql} for a viewer given as SQL. */
export const isThereForSql = (
  { viewerId, isOperator }: { viewerId: string | null; isOperator: boolean },
  post = 'p',
): RawBuilder<boolean> => sql<boolean>`
  (${isOutSql(post)} or ${sql.ref(`${post}.performer_id`)} = ${viewerId}::uuid or ${isOperator}::boolean
    or (${sql.ref(`${post}.state`)} <> 'scheduled' and ${hasPurchasedSql(viewerId, 'feed', sql.ref(`${post}.id`))}))`;
