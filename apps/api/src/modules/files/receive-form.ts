import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { FileTooLargeError, InvalidValuesError, MalformedRequestError } from '../../errors/common-errors.ts';
import type { FaultFacts } from '../../errors/field-sentences.ts';
import type { FileKind } from '../../platform/database/file-tables.ts';
import { toBoolean } from '../../shared/form-fields.ts';
import { readForm } from '../../shared/read-form.ts';
import { checkingHead } from './check-head.ts';
import { examineFile } from './examine-file.ts';
import { formFileLabel } from './file-label.ts';
import { mediumOf } from './media-kinds.ts';
import { assertRoomFor } from './quota.ts';
import { hashing, temporaryPath } from './receive-upload.ts';
import type { LocalFile } from './received-file.ts';

interface FormShape<Fields extends z.ZodType, Name extends string> {
  fields: Fields;
  /** Fields that are numbers: form fields are text. */
  numbers?: readonly string[];
  /** Fields that are `true` or `false`. */
  booleans?: readonly string[];
  /** The file fields, each with its kind, once or up to `most` times. */
  files: Readonly<Record<Name, FileKind | { kind: FileKind; most: number }>>;
}

/** A file of a form with its field. */
export interface FormFile<Name extends string> {
  field: Name;
  kind: FileKind;
  /** The name of the field. */
  name: string;
  file: LocalFile;
}

export interface ReceivedForm<Fields, Name extends string> {
  fields: Fields;
  /** The first file of each name. */
  files: Partial<Record<Name, LocalFile>>;
  /** Every file, in the order in which they came. */
  all: ReadonlyArray<FormFile<Name>>;
}

/**
 * Reads a multipart form of fields and files, passes it to `use`, and removes the files afterwards. Fields come before
 * files, so that invalid ones are refused before the files are sent.
 * @throws InvalidValuesError, FileTooLargeError, MalformedRequestError when the form cannot be read, and what
 * `examineFile` throws
 */
export const receiveForm = async <Fields extends z.ZodType, Name extends string, T>(
  request: FastifyRequest,
  context: Context,
  shape: FormShape<Fields, Name>,
  use: (form: ReceivedForm<z.output<Fields>, Name>) => Promise<T>,
): Promise<T> => {
  // The parser would wait forever for a request that was aborted before.
  if (request.raw.readableAborted) throw new MalformedRequestError();
  await assertRoomFor(context, request);
  const words = new Map<string, unknown>();
  const files: Array<FormFile<Name>> = [];
  const paths: string[] = [];
  const places = placesOf(shape.files);
  const most = [...places.values()].reduce((sum, place) => sum + place.most, 0);
  let fields: { value: z.output<Fields> } | null = null;
  const settle = () => (fields ??= { value: parseFields(shape, words) });
  try {
    for await (const part of readForm(request.parts({ limits: { files: most, fileSize: Infinity } }))) {
      if (part.type === 'field') {
        if (fields) throw fault(part.fieldname, 'too_late', 'words stand before the files');
        words.set(part.fieldname, part.value);
        continue;
      }
      settle();
      const field = part.fieldname as Name;
      const place = places.get(field);
      if (!place || files.filter((it) => it.field === field).length >= place.most)
        throw fault(field, 'unexpected', 'no such file is taken');
      const path = await temporaryPath(context);
      paths.push(path);
      const file = await receiveFile(context, part, { path, kind: place.kind });
      files.push({ field, kind: place.kind, name: file.name, file });
    }
    return await use({ fields: settle().value, files: firstOfEach(files), all: files });
  } finally {
    await Promise.all(paths.map((path) => rm(path, { force: true })));
  }
};

const placesOf = <Name extends string>(files: FormShape<z.ZodType, Name>['files']) =>
  new Map(
    Object.entries<FileKind | { kind: FileKind; most: number }>(files).map(([name, place]) => [
      name,
      typeof place === 'string' ? { kind: place, most: 1 } : place,
    ]),
  );

const firstOfEach = <Name extends string>(files: ReadonlyArray<FormFile<Name>>) =>
  Object.fromEntries(files.toReversed().map(({ field, file }) => [field, file])) as Partial<Record<Name, LocalFile>>;

const fault = (path: string, code: string, message: string) =>
  new InvalidValuesError({ details: [{ path, code, message }] });

const parseFields = <Fields extends z.ZodType>(
  { fields, numbers = [], booleans = [] }: Pick<FormShape<Fields, string>, 'fields' | 'numbers' | 'booleans'>,
  words: ReadonlyMap<string, unknown>,
): z.output<Fields> => {
  const values = [...words].map(([name, value]) => {
    if (numbers.includes(name)) return [name, toNumber(value)];
    return [name, booleans.includes(name) ? toBoolean(value) : value];
  });
  const parsed = fields.safeParse(Object.fromEntries(values));
  if (parsed.success) return parsed.data;
  const details = parsed.error.issues.map(({ path, ...issue }) => ({
    path: path.join('.'),
    code: issue.code,
    message: issue.message,
    // What is known of the value depends on the code.
    facts: issue as FaultFacts,
  }));
  throw new InvalidValuesError({ cause: parsed.error, details });
};

/** A field that is no number stays a string, which the schema refuses. */
const toNumber = (value: unknown): unknown =>
  typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value;

const receiveFile = async (
  context: Context,
  { file, fieldname, filename }: MultipartFile,
  { path, kind }: { path: string; kind: FileKind },
): Promise<LocalFile> => {
  const meter = hashing();
  await pipeline(
    readForm<Buffer>(file),
    bounded(mediumOf(kind).maxBytes, fieldname),
    checkingHead(kind),
    meter.stream,
    createWriteStream(path, { mode: 0o600 }),
  );
  return { ...meter.result(), path, name: formFileLabel(filename), mime: await examineFile(context, path, kind) };
};

/** The parser has one size limit for all files of a form; each kind has its own here. */
export const bounded = (maxBytes: number, field = 'file') =>
  async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let size = 0;
    for await (const chunk of source) {
      size += chunk.length;
      if (size > maxBytes) throw new FileTooLargeError({ maxBytes, field });
      yield chunk;
    }
  };
