import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { FileKind } from '../../platform/database/content-tables.ts';
import { newId } from '../../platform/ids.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { Access, Viewer } from '../access/access.policy.ts';
import type { Member, Onlooker } from '../blocking/onlooker.ts';
import { FileLockedError } from './files.errors.ts';
import { decideFileAccess } from './files.policy.ts';
import { findAttachedFiles, insertFile, type AttachedFile, type FileRow } from './files.repository.ts';
import type { LocalFile } from './receive-upload.ts';

export const PROCESS_FILE = 'process-file';

/** A worker that was lost is replaced by a new job of the same key, so a file is never processed twice at a time. */
export const processFileKey = (fileId: string): string => `${PROCESS_FILE}:${fileId}`;

interface NewFile {
  /** A new one unless it was promised before. */
  id?: string;
  ownerId: string;
  kind: FileKind;
  file: LocalFile;
  /** What is true from the moment the file is there. */
  onStored?: (unit: UnitOfWork) => Promise<void>;
}

/** Takes a received file into the store, and has it processed: row and job stand in one transaction. */
export const storeFile = async (
  context: Context,
  { id = newId(), ownerId, kind, file, onStored }: NewFile,
): Promise<FileRow> => {
  // Not the file's id: a second upload under one id must not touch what the first one left.
  const storageKey = `${newId()}/original`;
  await context.files.putFile(storageKey, file.path);
  try {
    return await context.work(async (unit) => {
      await unit.addJob(PROCESS_FILE, { fileId: id }, { key: processFileKey(id), maxAttempts: 5 });
      const row = await insertFile(unit.db, {
        id,
        owner_id: ownerId,
        kind,
        mime: file.mime,
        size: BigInt(file.size),
        sha256: file.sha256,
        storage_key: storageKey,
      });
      await onStored?.(unit);
      return row;
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
  { account: viewer, country }: Onlooker,
): Promise<VisibleFile[]> => {
  const files = await findAttachedFiles(context.db, fileIds, { viewerId: viewer?.id ?? null, country });
  const byId = new Map(files.map((file) => [file.id, file]));
  return [...new Set(fileIds)].flatMap((id) => {
    const file = byId.get(id);
    const access = file && decideFileAccess(file, viewer);
    return file && access ? [{ file, access }] : [];
  });
};

/** @throws NotFoundError, or FileLockedError when it exists but is not open to the viewer */
export const getOpenFile = async (context: Context, fileId: string, member: Member): Promise<VisibleFile> => {
  const [found] = await findVisibleFiles(context, [fileId], member);
  if (!found) throw new NotFoundError();
  if (found.access.isLocked) throw new FileLockedError();
  return found;
};

/** A file of the caller's own, or any for an operator. @throws NotFoundError */
export const getOwnFile = async (context: Context, fileId: string, viewer: Viewer): Promise<AttachedFile> => {
  const [file] = await findAttachedFiles(context.db, [fileId], { viewerId: viewer.id, country: null });
  if (!file || (file.owner_id !== viewer.id && viewer.role !== 'operator')) throw new NotFoundError();
  return file;
};
