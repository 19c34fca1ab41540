import { sql, type RawBuilder } from 'kysely';

/**
 * SQL: whether the account of a joined `users` row is living: neither deleted nor suspended. `alias` is the table's
 * name in the query.
 */
export const isLiving = (alias = 'users'): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${alias}.deleted_at`)} is null and ${sql.ref(`${alias}.suspended_at`)} is null)`;

/**
 * SQL: whether the account in a column is living, where `users` is not joined. Uses the index of gone accounts, which
 * are few.
 *
 * @param owner a reference as `p.performer_id`
 */
export const hasLivingOwner = (owner: string): RawBuilder<boolean> => sql<boolean>`
  not exists (select from users gone where gone.id = ${sql.ref(owner)}
    and (gone.deleted_at is not null or gone.suspended_at is not null))`;
