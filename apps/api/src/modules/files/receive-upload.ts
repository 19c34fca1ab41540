import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { fileTypeFromFile } from 'file-type';
import type { Context } from '../../context.ts';
import {
  InvalidValuesError,
  MalformedRequestError,
  PayloadTooLargeError,
  UnsupportedTypeError,
} from '../../errors/common-errors.ts';
import type { FileKind } from '../../platform/database/content-tables.ts';
import { readForm } from '../../shared/read-form.ts';
import { mediumOf, type Medium } from './media-kinds.ts';

/** A file on this machine whose content has been looked at. The name and type that the sender gave are not kept. */
export interface LocalFile {
  path: string;
  mime: string;
  size: number;
  sha256: Buffer;
}

/** Where files lie while they are received and worked on. */
export const temporaryPath = async (context: Context, extension = ''): Promise<string> => {
  const folder = path.join(context.config.dataDir, 'tmp');
  await mkdir(folder, { recursive: true });
  return path.join(folder, randomUUID() + extension);
};

/**
 * Streams the file of a multipart form to a temporary file, hands it to `use`, and removes it afterwards.
 * @throws PayloadTooLargeError, UnsupportedTypeError by its content, InvalidValuesError when the form has no file,
 * MalformedRequestError when it cannot be read
 */
export const receiveUpload = async <T>(
  request: FastifyRequest,
  context: Context,
  kind: FileKind,
  use: (file: LocalFile) => Promise<T>,
): Promise<T> => {
  const medium = mediumOf(kind);
  // Who went away before would be waited for without end.
  if (request.raw.readableAborted) throw new MalformedRequestError();
  const { value: part } = await readForm(request.files({ limits: { fileSize: medium.maxBytes } })).next();
  if (!part) {
    throw new InvalidValuesError({ details: [{ path: 'file', code: 'required', message: 'the form has no file' }] });
  }
  const target = await temporaryPath(context);
  try {
    const written = await writeHashed(part, target);
    if (part.file.truncated) throw new PayloadTooLargeError();
    return await use({ ...written, path: target, mime: await sniff(target, medium) });
  } finally {
    await rm(target, { force: true });
  }
};

/** The type by content. @throws UnsupportedTypeError for anything but the medium's types */
export const sniff = async (file: string, medium: Medium): Promise<string> => {
  const type = await fileTypeFromFile(file);
  if (!type || !medium.mimes.includes(type.mime)) throw new UnsupportedTypeError();
  return type.mime;
};

const writeHashed = async ({ file }: MultipartFile, target: string): Promise<{ size: number; sha256: Buffer }> => {
  const meter = hashing();
  await pipeline(readForm<Buffer>(file), meter.stream, createWriteStream(target, { mode: 0o600 }));
  return meter.result();
};

/** A stream that passes everything on, and knows its size and SHA-256 in the end. */
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
