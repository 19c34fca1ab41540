import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { FileKind } from '../../platform/database/tables.ts';
import { newId } from '../../platform/ids.ts';
import type { Access, Viewer } from '../access/access.policy.ts';
import { FileLockedError } from './files.errors.ts';
import { decideFileAccess } from './files.policy.ts';
import { findAttachedFiles, insertFile, type AttachedFile, type FileRow } from './files.repository.ts';
import type { LocalFile } from './receive-upload.ts';

export const PROCESS_FILE = 'process-file';

/** A worker that was lost is replaced by a new job of the same key, so a file is never processed twice at a time. */
export const processFileKey = (fileId: string): string => `${PROCESS_FILE}:${fileId}`;

/** Takes a received file into the store, and has it processed: row and job stand in one transaction. */
export const storeFile = async (
  context: Context,
  { ownerId, kind, file }: { ownerId: string; kind: FileKind; file: LocalFile },
): Promise<FileRow> => {
  const id = newId();
  const storageKey = `${id}/original`;
  await context.files.putFile(storageKey, file.path);
  try {
    return await context.work(async (unit) => {
      await unit.addJob(PROCESS_FILE, { fileId: id }, { key: processFileKey(id), maxAttempts: 5 });
      return insertFile(unit.db, {
        id,
        owner_id: ownerId,
        kind,
        mime: file.mime,
        size: BigInt(file.size),
        sha256: file.sha256,
        storage_key: storageKey,
      });
    });
  } catch (error) {
    await context.files.delete(storageKey);
    throw error;
  }
};

export interface VisibleFile {
  file: AttachedFile;
  access: Access;
}

/** The files among `fileIds` that exist for the viewer, in the order asked, with the access to each. */
export const findVisibleFiles = async (
  context: Context,
  fileIds: readonly string[],
  viewer: Viewer | null,
): Promise<VisibleFile[]> => {
  const files = await findAttachedFiles(context.db, fileIds, viewer?.id ?? null);
  const byId = new Map(files.map((file) => [file.id, file]));
  return [...new Set(fileIds)].flatMap((id) => {
    const file = byId.get(id);
    const access = file && decideFileAccess(file, viewer);
    return file && access ? [{ file, access }] : [];
  });
};

/** @throws NotFoundError, or FileLockedError when it exists but is not open to the viewer */
export const getOpenFile = async (context: Context, fileId: string, viewer: Viewer): Promise<VisibleFile> => {
  const [found] = await findVisibleFiles(context, [fileId], viewer);
  if (!found) throw new NotFoundError();
  if (found.access.isLocked) throw new FileLockedError();
  return found;
};

/** A file of the caller's own, or any for an operator. @throws NotFoundError */
export const getOwnFile = async (context: Context, fileId: string, viewer: Viewer): Promise<FileRow> => {
  const [file] = await findAttachedFiles(context.db, [fileId], viewer.id);
  if (!file || (file.owner_id !== viewer.id && viewer.role !== 'operator')) throw new NotFoundError();
  return file;
};
