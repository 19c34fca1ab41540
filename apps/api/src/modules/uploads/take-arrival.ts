import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { FileKind } from '../../platform/database/file-tables.ts';
import { isUniqueViolation } from '../../shared/database-errors.ts';
import { examineFile } from '../files/examine-file.ts';
import { FileAlteredError, isRefusedForGood, UploadAddressError } from '../files/files.errors.ts';
import { findFile, type FileRow } from '../files/files.repository.ts';
import { storeFile } from '../files/files.service.ts';
import { mediumOf } from '../files/media-kinds.ts';
import { bounded } from '../files/receive-form.ts';
import { hashing, temporaryPath } from '../files/receive-upload.ts';
import type { LocalFile } from '../files/received-file.ts';
import { arrivalKey } from '../files/upload-address.ts';
import { deleteUploadForm, findUploadForm, type UploadFormRow } from '../files/upload-forms.repository.ts';
import { fileKindOf, isUploadPurpose, storePerformerFile } from '../performers/performer-uploads.ts';
import { isUploadKind } from './upload-kinds.ts';

interface Arrival {
  ownerId: string;
  fileId: string;
  /** Whether the bytes differ from the sender's facts. */
  isAltered: (file: Pick<LocalFile, 'size' | 'sha256'>) => boolean;
}

const kindOf = (purpose: string): FileKind => {
  if (isUploadPurpose(purpose)) return fileKindOf(purpose);
  if (!isUploadKind(purpose)) throw new UploadAddressError();
  return purpose;
};

/**
 * Takes a file that a browser sent directly to the store: checks a copy and keeps that, because the same form may
 * replace the original meanwhile. A refused file is deleted, unless it may be stored later.
 * @throws NotFoundError when this account was given no form or nothing has arrived, FileAlteredError, and what
 * `examineFile` and `storeFile` throw
 */
export const takeArrival = async (context: Context, { ownerId, fileId, isAltered }: Arrival): Promise<FileRow> => {
  const form = await findUploadForm(context.db, fileId);
  if (!form || form.owner_id !== ownerId) throw new NotFoundError();
  if ((await context.files.size(arrivalKey(fileId))) === null) throw new NotFoundError();
  const path = await temporaryPath(context);
  try {
    const file = await fetchArrival(context, form, path);
    if (isAltered(file)) throw new FileAlteredError();
    const row = await store(context, form, file);
    await forgetArrival(context, fileId);
    return row;
  } catch (error) {
    if (isRefusedForGood(error)) await forgetArrival(context, fileId);
    // Another process stored it first.
    const row = isUniqueViolation(error, 'files_pkey') ? await findFile(context.db, fileId) : undefined;
    if (!row) throw error;
    return row;
  } finally {
    await rm(path, { force: true });
  }
};

const fetchArrival = async (
  context: Context,
  { file_id, purpose }: UploadFormRow,
  path: string,
): Promise<LocalFile> => {
  const kind = kindOf(purpose);
  const meter = hashing();
  const { stream } = await context.files.read(arrivalKey(file_id));
  await pipeline(stream, bounded(mediumOf(kind).maxBytes), meter.stream, createWriteStream(path, { mode: 0o600 }));
  return { ...meter.result(), path, name: '', mime: await examineFile(context, path, kind) };
};

const store = (
  context: Context,
  { file_id: fileId, owner_id: ownerId, purpose }: UploadFormRow,
  file: LocalFile,
): Promise<FileRow> =>
  isUploadPurpose(purpose)
    ? storePerformerFile(context, file, { ownerId, purpose, fileId })
    : storeFile(context, { id: fileId, ownerId, kind: kindOf(purpose), file });

const forgetArrival = async ({ db, files }: Context, fileId: string): Promise<void> => {
  await files.delete(arrivalKey(fileId));
  await deleteUploadForm(db, fileId);
};
