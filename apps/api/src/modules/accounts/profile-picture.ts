import { sql } from 'kysely';
import type { FileKind } from '../../platform/database/file-tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { updateAccount } from './accounts.repository.ts';

type PictureKind = Extract<FileKind, 'avatar' | 'cover'>;

const COLUMNS = { avatar: 'avatar_file_id', cover: 'cover_file_id' } as const satisfies Record<PictureKind, string>;

const isPicture = (kind: FileKind): kind is PictureKind => kind in COLUMNS;

/**
 * Shows an avatar or cover once it can be shown; until then the one before stands, and a broken one never takes its
 * place. Of two that are processed at once the later upload wins. The file before is let go: nothing refers to it any
 * more, and what nothing refers to is deleted.
 */
export const showProfilePicture = async (
  db: Queryable,
  { id, kind, owner_id }: { id: string; kind: FileKind; owner_id: string },
): Promise<void> => {
  if (!isPicture(kind)) return;
  const column = COLUMNS[kind];
  await db
    .updateTable('users')
    .set({ [column]: id })
    .where('id', '=', owner_id)
    .where('deleted_at', 'is', null)
    .where((where) => where.or([where(column, 'is', null), where(column, '<', id)]))
    .execute();
};

/** Takes the picture away. */
export const removeProfilePicture = async (db: Queryable, userId: string, kind: PictureKind): Promise<void> => {
  await updateAccount(db, userId, { [COLUMNS[kind]]: null });
};

/** The pictures that an account shows of itself. */
export interface ProfilePictures {
  avatarId: string | null;
  coverId: string | null;
}

/** Takes both away. */
export const clearPictures = (db: Queryable, userId: string): Promise<void> =>
  updateAccount(db, userId, { avatar_file_id: null, cover_file_id: null });

/** Puts those back that the account has not replaced. */
export const bringPicturesBack = async (
  db: Queryable,
  userId: string,
  { avatarId, coverId }: ProfilePictures,
): Promise<void> => {
  await sql`update users set avatar_file_id = coalesce(avatar_file_id, ${avatarId}::uuid),
    cover_file_id = coalesce(cover_file_id, ${coverId}::uuid)
    where id = ${userId} and deleted_at is null`.execute(db);
};
