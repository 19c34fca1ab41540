import { sql, type RawBuilder } from 'kysely';
import type { Onlooker } from './onlooker.ts';
import { hasPurchasedSql } from './access.repository.ts';

/**
 * SQL: whether a post is out now, for whoever else may see it: it has appeared, and its time is not over. By the
 * database's clock, to the moment, whenever the job that writes it down comes. Every list says this.
 *
 * @param post the name of `feed_posts` in the query
 */
export const isOutSql = (post = 'p'): RawBuilder<boolean> => sql<boolean>`
  (${sql.ref(`${post}.state`)} = 'published'
    and (${sql.ref(`${post}.expires_at`)} is null or ${sql.ref(`${post}.expires_at`)} > now()))`;

/**
 * SQL: whether a post is there for an onlooker who knows where it is: one that is out for everybody, any of her own
 * for its performer, any for operators, and one that is over for those who bought it.
 */
export const isThereSql = ({ account }: Onlooker, post = 'p'): RawBuilder<boolean> =>
  isThereForSql({ viewerId: account?.id ?? null, isOperator: account?.role === 'operator' }, post);

/** SQL: as {@link isThereSql}, of a viewer that a statement is given. */
export const isThereForSql = (
  { viewerId, isOperator }: { viewerId: string | null; isOperator: boolean },
  post = 'p',
): RawBuilder<boolean> => sql<boolean>`
  (${isOutSql(post)} or ${sql.ref(`${post}.performer_id`)} = ${viewerId}::uuid or ${isOperator}::boolean
    or (${sql.ref(`${post}.state`)} <> 'scheduled' and ${hasPurchasedSql(viewerId, 'feed', sql.ref(`${post}.id`))}))`;
