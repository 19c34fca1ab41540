import { promisify } from 'node:util';
import { brotliDecompress, gunzip, type BrotliOptions, type InputType, type ZlibOptions } from 'node:zlib';
import pLimit from 'p-limit';
import { integrityOf } from './file-list.ts';
import type { Release } from './statements.ts';

type Unpack = (bytes: InputType, options: BrotliOptions & ZlibOptions) => Promise<Buffer>;

const UNPACK: Readonly<Record<string, Unpack>> = { br: promisify(brotliDecompress), gz: promisify(gunzip) };
const PACKED = /^(?<file>.+)\.(?<form>br|gz)$/;
const UNPACKED_AT_ONCE = 4;

/** What a build writes into its container, of all its chunks: id and SHA-384 (`tools/webpack/integrity-plugin.mjs`). */
const CHUNKS = /"((?:[\w-]+:[A-Za-z0-9+/]{64},?)+)"/g;

type ReadBytes = (file: string) => Promise<Buffer>;

/** @throws Error for a chunk of the container that is not among the files as it was built: no browser would run it */
export const assertHasChunks = (container: string, { files }: Pick<Release, 'files'>): void => {
  const there = new Set(files.map(({ integrity }) => integrity));
  for (const [, list = ''] of container.matchAll(CHUNKS)) {
    const absent = list.split(',').find((pair) => !there.has(`sha384-${pair.slice(pair.indexOf(':') + 1)}`));
    if (absent) throw new Error(`its part ${absent.split(':', 1)[0] ?? ''} is not as it was built`);
  }
};

/**
 * A compressed form that holds something else would give some visitors another version than others.
 *
 * @throws Error for a form that does not unpack to the file beside it
 */
export const assertFormsMatch = async ({ files }: Pick<Release, 'files'>, readBytes: ReadBytes): Promise<void> => {
  const listed = new Map(files.map((file) => [file.path, file]));
  const limit = pLimit(UNPACKED_AT_ONCE);
  const check = async (form: string): Promise<void> => {
    const { file = '', form: kind = '' } = PACKED.exec(form)?.groups ?? {};
    const [plain, unpack] = [listed.get(file), UNPACK[kind]];
    // Without a file beside it, it is one of its own.
    if (!plain || !unpack) return;
    // Never more than there is to be: a form may unpack to any size.
    const unpacked = await unpack(await readBytes(form), { maxOutputLength: Math.max(plain.size, 1) }).catch(
      () => null,
    );
    if (unpacked === null || integrityOf(unpacked) !== plain.integrity)
      throw new Error(`${form} holds another ${file}`);
  };
  await Promise.all([...listed.keys()].map((path) => limit(check, path)));
};
