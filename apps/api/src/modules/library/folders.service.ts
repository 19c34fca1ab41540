import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import { newId } from '../../platform/ids.ts';
import { isForeignKeyViolation, isUniqueViolation } from '../../shared/database-errors.ts';
import type { Viewer } from '../../viewing/access.policy.ts';
import { deleteFolder, displaceItems, insertFolder, placeItems, renameFolder } from './folders.repository.ts';
import { FolderExistsError, TooManyFoldersError } from './library.errors.ts';
import type { Move } from './library.schema.ts';

/** Folders of an account: they are listed as a whole. */
const MOST_FOLDERS = 100;

const refusingTakenName = async <T>(write: () => Promise<T>): Promise<T> => {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error, 'library_folders_name_idx')) throw new FolderExistsError({ cause: error });
    throw error;
  }
};

/** Creates an empty folder and returns its id. @throws FolderExistsError, TooManyFoldersError */
export const createFolder = (context: Context, account: Viewer, name: string): Promise<string> =>
  refusingTakenName(() =>
    context.work(async ({ db }) => {
      const id = newId();
      const isMade = await insertFolder(db, { id, user_id: account.id, name }, MOST_FOLDERS);
      if (!isMade) throw new TooManyFoldersError({ params: { maximum: MOST_FOLDERS } });
      return id;
    }),
  );

/** @throws NotFoundError for a folder that is not the account's, FolderExistsError */
export const changeFolder = async ({ db }: Context, account: Viewer, id: string, name: string): Promise<void> => {
  const isThere = await refusingTakenName(() => renameFolder(db, { id, user_id: account.id, name }));
  if (!isThere) throw new NotFoundError();
};

/** Deletes a folder; its things stay in the library. @throws NotFoundError for a folder that is not the account's */
export const removeFolder = async ({ db }: Context, account: Viewer, id: string): Promise<void> => {
  if (!(await deleteFolder(db, id, account.id))) throw new NotFoundError();
};

/**
 * Moves things of the library into a folder, or out of all; returns how many. @throws NotFoundError for another's
 * folder
 */
export const moveItems = async ({ db }: Context, account: Viewer, { folderId, items }: Move): Promise<number> => {
  if (folderId === null) return displaceItems(db, account.id, items);
  try {
    return await placeItems(db, account.id, { items, folderId });
  } catch (error) {
    if (isForeignKeyViolation(error)) throw new NotFoundError({ cause: error });
    throw error;
  }
};
