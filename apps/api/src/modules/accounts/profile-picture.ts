import { sql } from 'kysely';
import type { FileKind } from '../../platform/database/file-tables.ts';
import { tellAccount } from '../../platform/tell-account.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { updateAccount } from './accounts.repository.ts';

type PictureKind = Extract<FileKind, 'avatar' | 'cover'>;

const COLUMNS = { avatar: 'avatar_file_id', cover: 'cover_file_id' } as const satisfies Record<PictureKind, string>;

const isPicture = (kind: FileKind): kind is PictureKind => kind in COLUMNS;

/**
 * Makes a ready file the avatar or cover; until then, and when processing fails, the former picture stays. Of two files
 * that are processed at once the later upload wins. The former file has no references left and is deleted later.
 */
export const showProfilePicture = async (
  unit: Pick<UnitOfWork, 'db' | 'publish'>,
  { id, kind, owner_id }: { id: string; kind: FileKind; owner_id: string },
): Promise<void> => {
  if (!isPicture(kind)) return;
  const column = COLUMNS[kind];
  await unit.db
    .updateTable('users')
    .set({ [column]: id })
    .where('id', '=', owner_id)
    .where('deleted_at', 'is', null)
    .where((where) => where.or([where(column, 'is', null), where(column, '<', id)]))
    .execute();
  tellAccount(unit, owner_id, 'account');
};

/** Removes the avatar or cover. */
export const removeProfilePicture = async (db: Queryable, userId: string, kind: PictureKind): Promise<void> => {
  await updateAccount(db, userId, { [COLUMNS[kind]]: null });
};

/** The avatar and cover of an account. */
export interface ProfilePictures {
  avatarId: string | null;
  coverId: string | null;
}

/** Removes both. */
export const clearPictures = (db: Queryable, userId: string): Promise<void> =>
  updateAccount(db, userId, { avatar_file_id: null, cover_file_id: null });

/** Restores those that the account has not replaced meanwhile. */
export const bringPicturesBack = async (
  db: Queryable,
  userId: string,
  { avatarId, coverId }: ProfilePictures,
): Promise<void> => {
  await sql`update users set avatar_file_id = coalesce(avatar_file_id, ${avatarId}::uuid),
    cover_file_id = coalesce(cover_file_id, ${coverId}::uuid)
    where id = ${userId} and deleted_at is null`.execute(db);
};
