import { sql, type RawBuilder } from 'kysely';

/**
 * SQL: whether the account of a joined `users` row exists for others, that is: it is neither deleted nor suspended.
 * `alias` is the name of the table in the query.
 */
export const isLiving = (alias = 'users'): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${alias}.deleted_at`)} is null and ${sql.ref(`${alias}.suspended_at`)} is null)`;

/**
 * SQL: whether the account that a column names exists for others, where `users` is not joined. Written against the
 * index of those that are gone, which are few.
 *
 * @param owner a reference as `p.performer_id`
 */
export const hasLivingOwner = (owner: string): RawBuilder<boolean> => sql<boolean>`
  not exists (select from users gone where gone.id = ${sql.ref(owner)}
    and (gone.deleted_at is not null or gone.suspended_at is not null))`;
