import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import {
  FileTooLargeError,
  InvalidValuesError,
  MalformedRequestError,
  UnsupportedTypeError,
} from '../../errors/common-errors.ts';
import type { FileKind } from '../../platform/database/file-tables.ts';
import { readForm } from '../../shared/read-form.ts';
import { checkingHead, checkingName } from './check-head.ts';
import { isNamedAs } from './document-types.ts';
import { examineFile } from './examine-file.ts';
import { formFileLabel } from './file-label.ts';
import { mediumOf } from './media-kinds.ts';
import { assertRoomFor, FORM_BYTES } from './quota.ts';
import type { LocalFile } from './received-file.ts';

/** A path for a file while it is received or processed. */
export const temporaryPath = async (context: Context, extension = ''): Promise<string> => {
  const folder = path.join(context.config.dataDir, 'tmp');
  await mkdir(folder, { recursive: true });
  return path.join(folder, randomUUID() + extension);
};

/** A new temporary folder. */
export const temporaryFolder = async (context: Context): Promise<string> => {
  const folder = await temporaryPath(context);
  await mkdir(folder);
  return folder;
};

/**
 * Streams the file of a multipart form to a temporary file, passes it to `use`, and removes it afterwards.
 * @throws FileTooLargeError, InvalidValuesError when the form has no file, MalformedRequestError when it cannot be
 * read, and what {@link examineFile} throws
 */
export const receiveUpload = async <T>(
  request: FastifyRequest,
  context: Context,
  kind: FileKind,
  use: (file: LocalFile) => Promise<T>,
  { maxBytes = mediumOf(kind).maxBytes }: { maxBytes?: number } = {},
): Promise<T> => {
  assertLength(request, maxBytes);
  await assertRoomFor(context, request);
  const received = await keepUpload(context, await openForm(request, maxBytes), kind, maxBytes);
  try {
    return await use(received);
  } finally {
    await rm(received.path, { force: true });
  }
};

/** Refuses a form by its length before it is read, when its file must be too large. @throws FileTooLargeError */
const assertLength = ({ headers }: FastifyRequest, maxBytes: number): void => {
  if (Number(headers['content-length'] ?? 0) > maxBytes + FORM_BYTES) throw new FileTooLargeError({ maxBytes });
};

/** The file part of a multipart form, unread. */
const openForm = async (request: FastifyRequest, fileSize: number): Promise<MultipartFile> => {
  // The parser would wait forever for a request that was aborted before.
  if (request.raw.readableAborted) throw new MalformedRequestError();
  const { value: part } = await readForm(request.files({ limits: { fileSize } })).next();
  if (part) return part;
  throw new InvalidValuesError({ details: [{ path: 'file', code: 'required', message: 'the form has no file' }] });
};

/**
 * The bytes of a form's file that is small enough for memory.
 * @throws FileTooLargeError, InvalidValuesError when the form has no file, MalformedRequestError when it cannot be read
 */
export const receiveBytes = async (request: FastifyRequest, maxBytes: number): Promise<Buffer> => {
  const { file } = await openForm(request, maxBytes);
  const chunks: Buffer[] = [];
  for await (const chunk of readForm<Buffer>(file)) chunks.push(chunk);
  if (file.truncated) throw new FileTooLargeError({ maxBytes });
  return Buffer.concat(chunks);
};

/**
 * Streams one file of a form to a temporary file and checks it. The caller removes it.
 * @throws FileTooLargeError, MalformedRequestError when it cannot be read, and what {@link examineFile} throws
 */
export const keepUpload = async (
  context: Context,
  part: MultipartFile,
  kind: FileKind,
  maxBytes = mediumOf(kind).maxBytes,
): Promise<LocalFile> => {
  const target = await temporaryPath(context);
  try {
    const written = await writeHashed(part, kind, target);
    if (part.file.truncated) {
      throw new FileTooLargeError({ maxBytes, field: part.fieldname });
    }
    const name = formFileLabel(part.filename);
    const mime = await examineFile(context, target, kind);
    if (kind === 'message-file' && !isNamedAs(mime, name)) throw new UnsupportedTypeError();
    return { ...written, path: target, name, mime };
  } catch (error) {
    await rm(target, { force: true });
    throw error;
  }
};

const writeHashed = async (
  { file, filename }: MultipartFile,
  kind: FileKind,
  target: string,
): Promise<{ size: number; sha256: Buffer }> => {
  const meter = hashing();
  const written = createWriteStream(target, { mode: 0o600 });
  const name = formFileLabel(filename);
  await pipeline(readForm<Buffer>(file), checkingName(kind, name), checkingHead(kind), meter.stream, written);
  return meter.result();
};

/** A pass-through stream with the size and SHA-256 of the bytes. */
export const hashing = () => {
  const hash = createHash('sha256');
  let size = 0;
  const stream = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, result: () => ({ size, sha256: hash.digest() }) };
};
