import type { Author } from '@barg/contract';
import type { UsersTable } from '../platform/database/account-tables.ts';
import type { FileVariant } from '../platform/database/file-tables.ts';
import type { Queryable } from '../platform/unit-of-work.ts';
import { avatarUrl, publicImage } from './public-image.ts';

/** Accounts with their public facts; the tables are aliased `users` and `avatar`. */
export const selectAuthors = (db: Queryable) =>
  db
    .selectFrom('users')
    .leftJoin('files as avatar', 'avatar.id', 'users.avatar_file_id')
    .select(['users.id', 'users.username', 'users.name', 'users.role'])
    .select(['avatar.id as avatar_id', 'avatar.variants as avatar_variants']);

/** The columns of {@link selectAuthors}. */
export interface AuthorRow {
  id: string;
  username: string | null;
  name: string;
  role: UsersTable['role'];
  avatar_id: string | null;
  avatar_variants: FileVariant[] | null;
}

export const presentAuthor = (row: AuthorRow): Author => ({
  _id: row.id,
  username: row.username,
  name: row.name,
  avatarUrl: avatarUrl(publicImage(row.avatar_id, row.avatar_variants)),
  isPerformer: row.role === 'performer',
});

/** The public facts of some accounts, in one query; by account id. */
export const loadAuthors = async (
  db: Queryable,
  userIds: ReadonlyArray<string | null>,
): Promise<ReadonlyMap<string, Author>> => {
  const ids = [...new Set(userIds.filter((id) => id !== null))];
  if (ids.length === 0) return new Map();
  const rows = await selectAuthors(db).where('users.id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, presentAuthor(row)]));
};

/** The author of a row; rows of accounts are never deleted, so a missing one is an unexpected error. */
export const authorOf = (authors: ReadonlyMap<string, Author>, userId: string): Author => {
  const author = authors.get(userId);
  if (!author) throw new Error(`the account ${userId} was not loaded`);
  return author;
};

/** What an account is called by its row: also while it leaves, before that is emptied. */
export const nameOf = async (db: Queryable, userId: string): Promise<string> =>
  authorOf(await loadAuthors(db, [userId]), userId).name;
