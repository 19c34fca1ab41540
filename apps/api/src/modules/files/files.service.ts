import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import { newId } from '../../platform/ids.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { Access, Viewer } from '../../viewing/access.policy.ts';
import type { Member, Onlooker } from '../../viewing/onlooker.ts';
import { assertBytesStand } from '../../viewing/taken-down.ts';
import { FileLockedError } from './files.errors.ts';
import { decideFileAccess } from './files.policy.ts';
import {
  findAttachedFile,
  findAttachedFiles,
  insertFile,
  type AttachedFile,
  type FileRow,
} from './files.repository.ts';
import { keptInSpite } from './kept-in-spite.ts';
import { mediumOf } from './media-kinds.ts';
import { processLater } from './processing-job.ts';
import { laneOf, assignTurn } from './processing-turn.ts';
import { assertRoom } from './quota.ts';
import type { ReceivedFile } from './received-file.ts';
import { claimVaultItem, findStoredKey, lockStorage } from './shared-bytes.ts';

interface NewFile extends ReceivedFile {
  /** Runs in the transaction that stores the file. */
  onStored?: (unit: UnitOfWork) => Promise<void>;
}

/**
 * Stores a received file and queues its processing: row and job in one transaction.
 * @throws StorageFullError, TooManyWaitingFilesError, FileTakenDownError for bytes that the site has removed,
 * NotAuthenticatedError when the owner was deleted meanwhile
 */
export const storeFile = (context: Context, { onStored, ...received }: NewFile): Promise<FileRow> =>
  storeFiles(context, [received], async (unit, keep) => {
    const [row] = await keep();
    if (!row) throw new Error('a file was stored without a row');
    await onStored?.(unit);
    return row;
  });

/**
 * Stores several received files in one transaction: `use` calls `keep` for their rows and jobs, in the given order.
 * Bytes of files that failed, or that were stored before, are removed; not those of a row that was committed although
 * an error was answered.
 * @throws StorageFullError, TooManyWaitingFilesError, FileTakenDownError, NotAuthenticatedError when the owner was
 * deleted meanwhile
 */
export const storeFiles = async <T>(
  context: Context,
  received: readonly ReceivedFile[],
  use: (unit: UnitOfWork, keep: () => Promise<FileRow[]>) => Promise<T>,
): Promise<T> => {
  // Not the file's id: a second upload of one id must not overwrite the bytes of the first.
  const files = received.map((file) => ({ id: newId(), ...file, storageKey: `${newId()}/original` }));
  let kept: ReadonlySet<string> = new Set();
  try {
    for (const { storageKey, file } of files) await context.files.putFile(storageKey, file.path);
    const [answer, used] = await context.work(async (unit) => {
      const keys = new Set<string>();
      const keep = async () => {
        const rows: FileRow[] = [];
        for (const file of files) rows.push(await keepFile(context, unit, file));
        for (const row of rows) keys.add(row.storage_key);
        return rows;
      };
      return [await use(unit, keep), keys] as const;
    });
    kept = used;
    return answer;
  } catch (error) {
    kept = await keptInSpite(context, files, error);
    throw error;
  } finally {
    for (const { storageKey } of files) if (!kept.has(storageKey)) await context.files.delete(storageKey);
  }
};

/** Equal bytes in a vault are stored once: the row refers to the existing ones, and the new ones are removed. */
const keepFile = async (
  context: Context,
  unit: UnitOfWork,
  { id, ownerId, kind, file, name, hasVault = true, storageKey }: ReceivedFile & { id: string; storageKey: string },
): Promise<FileRow> => {
  // Equal bytes that are found now exist until the commit.
  await lockStorage(unit.db, ownerId);
  // Operators alone see a document, so that it is published nowhere.
  if (kind !== 'document') await assertBytesStand(unit.db, { ownerId, sha256: file.sha256 });
  const named = name !== undefined && { name };
  const vaultItemId = hasVault ? await claimVaultItem(unit.db, { ownerId, kind, file, ...named }) : null;
  const storedKey = await findStoredKey(unit.db, id, vaultItemId);
  const room = { ownerId, bytes: BigInt(file.size), fileId: id, isStored: storedKey !== null };
  await assertRoom(context, unit.db, room);
  // Downloads need no processing.
  const isReady = mediumOf(kind).name === 'download';
  const lane = laneOf(kind, file.size);
  const waits = !isReady && { lane, turn: await assignTurn(unit.db, { ownerId, lane }) };
  const row = await insertFile(unit.db, {
    id,
    owner_id: ownerId,
    kind,
    name: file.name,
    mime: file.mime,
    size: BigInt(file.size),
    sha256: file.sha256,
    storage_key: storedKey ?? storageKey,
    vault_item_id: vaultItemId,
    ...named,
    ...(isReady && { status: 'ready', percent: 100 }),
    ...waits,
  });
  if (!isReady) await processLater(unit, row);
  return row;
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

/** A file of the caller's own, or any file for an operator. @throws NotFoundError */
export const getOwnFile = async (context: Context, fileId: string, viewer: Viewer): Promise<AttachedFile> => {
  const file = await findAttachedFile(context.db, fileId, { viewerId: viewer.id, country: null });
  if (!file || (file.owner_id !== viewer.id && viewer.role !== 'operator')) throw new NotFoundError();
  return file;
};
