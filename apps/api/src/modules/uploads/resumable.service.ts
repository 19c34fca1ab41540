import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { FileTooLargeError, NotFoundError } from '../../errors/common-errors.ts';
import { newId } from '../../platform/ids.ts';
import type { Account } from '../../viewing/caller.ts';
import { isUniqueViolation } from '../../shared/database-errors.ts';
import { examineFile } from '../files/examine-file.ts';
import { checkAnnouncedType } from '../files/check-head.ts';
import { fileLabel } from '../files/file-label.ts';
import { isRefusedForGood, TooManyUploadsError } from '../files/files.errors.ts';
import { storeFile } from '../files/files.service.ts';
import { mediumOf } from '../files/media-kinds.ts';
import { laneOf, assignTurn } from '../files/processing-turn.ts';
import { assertRoom } from '../files/quota.ts';
import { uploadKindOf, uploadTypeOf } from './upload-kinds.ts';
import { partsOf } from './open-parts.ts';
import {
  countOpenUploads,
  deleteUpload,
  findUpload,
  insertUpload,
  listOpenUploads,
  markFinished,
  type UploadRow,
} from './uploads.repository.ts';
import type { OpenUpload, uploadMetadata } from './uploads.schema.ts';

/** Unfinished uploads of one account; also the longest list. */
export const MAX_OPEN_UPLOADS = 100;
const DAY_MS = 86_400_000;

interface NewUpload {
  size: number;
  metadata: z.output<typeof uploadMetadata>;
}

/**
 * Reserves space for an upload in parts; returns its id.
 * @throws FileTooLargeError, UnsupportedTypeError, StorageFullError, TooManyWaitingFilesError, TooManyUploadsError
 */
export const beginUpload = (context: Context, account: Account, { size, metadata }: NewUpload): Promise<string> => {
  const kind = uploadKindOf(metadata.type);
  const { maxBytes } = mediumOf(kind);
  if (size > maxBytes) throw new FileTooLargeError({ maxBytes });
  checkAnnouncedType(kind, metadata.filetype);
  return context.work(async ({ db }) => {
    const id = newId();
    await assertRoom(context, db, { ownerId: account.id, bytes: BigInt(size), fileId: id });
    await assignTurn(db, { ownerId: account.id, lane: laneOf(kind, size) });
    if ((await countOpenUploads(db, account.id)) >= MAX_OPEN_UPLOADS) throw new TooManyUploadsError();
    const { filename, fingerprint } = metadata;
    await insertUpload(db, {
      id,
      owner_id: account.id,
      kind,
      name: fileLabel(filename),
      fingerprint,
      size: BigInt(size),
    });
    return id;
  });
};

/** @throws NotFoundError for an upload that is not the caller's */
export const getOwnUpload = async ({ db }: Context, account: Account, id: string): Promise<UploadRow> => {
  const upload = await findUpload(db, id);
  if (!upload || upload.owner_id !== account.id) throw new NotFoundError();
  return upload;
};

const present = async (context: Context, row: UploadRow): Promise<OpenUpload> => ({
  _id: row.id,
  type: uploadTypeOf(row.kind),
  name: row.name,
  fingerprint: row.fingerprint,
  size: Number(row.size),
  received: await (await partsOf(context)).received(row.id),
  createdAt: row.created_at.toISOString(),
  expiresAt: new Date(row.touched_at.getTime() + DAY_MS).toISOString(),
});

/** The caller's unfinished uploads. */
export const listOwnUploads = async (context: Context, account: Account, limit: number) => {
  const [rows, total] = await Promise.all([
    listOpenUploads(context.db, account.id, limit),
    countOpenUploads(context.db, account.id),
  ]);
  return { data: await Promise.all(rows.map((row) => present(context, row))), total };
};

/** Deletes an upload with its bytes. */
export const dropUpload = async (context: Context, id: string): Promise<void> => {
  await deleteUpload(context.db, id);
  await (await partsOf(context)).remove(id);
};

/**
 * Stores a complete upload as a file under the upload's id; a refused one is deleted, unless it may be stored later. May
 * be called again after a crash: the file is stored once.
 * @throws what `examineFile` and `storeFile` throw
 */
export const finishUpload = async (context: Context, upload: UploadRow): Promise<void> => {
  const { id, owner_id: ownerId, kind, name } = upload;
  const parts = await partsOf(context);
  const store = async (path: string): Promise<void> => {
    const mime = await examineFile(context, path, kind);
    const file = { path, name, mime, size: Number(upload.size), sha256: await hashOf(path) };
    await storeFile(context, { id, ownerId, kind, file, onStored: ({ db }) => markFinished(db, id) });
  };
  try {
    await parts.withFile(id, store);
  } catch (error) {
    if (isRefusedForGood(error)) await dropUpload(context, id);
    if (!isUniqueViolation(error, 'files_pkey')) throw error;
  }
  await parts.remove(id);
};

const hashOf = async (path: string): Promise<Buffer> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest();
};
