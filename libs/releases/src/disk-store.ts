import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rename, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import { MAX_ENVELOPE_BYTES } from './envelope.ts';
import { ReleaseError } from './errors.ts';
import { STATEMENT, storePath, wanted } from './store-path.ts';
import type { ReleaseStore } from './store.ts';

const isMissing = (error: unknown): boolean => ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(codeOf(error));
/** Somebody else's file, or a broken link: a retry would fail too. */
const isBarred = (error: unknown): boolean => ['EACCES', 'EPERM', 'ELOOP'].includes(codeOf(error));
const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';

async function sync(place: string): Promise<void> {
  const handle = await open(place, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Longer than any write takes: older drafts were left by killed processes. */
const DRAFT_LIFETIME_MS = 3_600_000;

async function removeAbandoned(drafts: string): Promise<void> {
  for (const name of await readdir(drafts)) {
    const draft = path.join(drafts, name);
    const since = (await stat(draft).catch(() => null))?.mtimeMs ?? Infinity;
    if (Date.now() - since > DRAFT_LIFETIME_MS) await unlink(draft).catch(() => undefined);
  }
}

/** Writes to a draft first, so that nobody reads a partial file; `settle` moves it to its place. */
async function writeThrough(
  drafts: string,
  target: string,
  bytes: Buffer,
  settle: (draft: string) => Promise<void>,
): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  const draft = path.join(drafts, randomUUID());
  const handle = await open(draft, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  try {
    await settle(draft);
  } finally {
    await unlink(draft).catch(() => undefined);
  }
  await sync(path.dirname(target));
}

/**
 * A store in a folder: `<root>/<remote>/releases/<version>/...` and `<root>/<remote>/channel/<sequence>.json`. Written
 * files survive a crash of the machine.
 */
export function diskStore(root: string): ReleaseStore {
  const place = (remote: string, ...rest: string[]): string | null => {
    const below = storePath(remote, ...rest);
    return below && path.join(root, below);
  };
  const readOrNull = async (file: string | null): Promise<Buffer | null> => {
    if (file === null) return null;
    return readFile(file).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
  };
  const readStatement = async (file: string | null): Promise<Buffer | null> => {
    const size = file === null ? 0 : ((await stat(file).catch(() => null))?.size ?? 0);
    if (size > MAX_ENVELOPE_BYTES) throw new ReleaseError('release.too_large', 'The statement is too large.');
    return readOrNull(file).catch((error: unknown) => {
      if (!isBarred(error)) throw error;
      throw new ReleaseError('release.invalid', `The statement cannot be read: ${codeOf(error)}.`);
    });
  };
  // On the same volume as the rest, so that drafts can be renamed and linked. Names of remotes have no dots.
  const drafts = path.join(root, '.drafts');
  let sweeping: Promise<void> | null = null;
  /** Once in the life of a process, and beside what is written: no write fails by it. One that failed begins again. */
  const sweep = (): Promise<void> =>
    (sweeping ??= removeAbandoned(drafts).catch(() => {
      sweeping = null;
    }));
  const write = async (target: string, bytes: Buffer, settle: (draft: string) => Promise<void>): Promise<void> => {
    // Each time: the store may be restored from a backup, or its volume come back, while the process runs.
    await mkdir(drafts, { recursive: true });
    await Promise.all([sweep(), writeThrough(drafts, target, bytes, settle)]);
  };
  const create = async (target: string, bytes: Buffer): Promise<boolean> => {
    let isFree = true;
    // A link fails when the name exists: of two concurrent calls exactly one succeeds.
    await write(target, bytes, (draft) =>
      link(draft, target).catch((error: unknown) => {
        if (codeOf(error) !== 'EEXIST') throw error;
        isFree = false;
      }),
    );
    return isFree;
  };
  const statementPlace = (remote: string, sequence: number): string | null =>
    place(remote, 'channel', `${sequence}.json`);

  return {
    readFile: (remote, version, file) => readOrNull(place(remote, 'releases', version, file)),
    writeFile: async (remote, version, file, bytes) => {
      const target = wanted(place(remote, 'releases', version, file));
      await write(target, bytes, (draft) => rename(draft, target));
    },
    createFile: async (remote, version, file, bytes) => create(wanted(place(remote, 'releases', version, file)), bytes),
    folderOf: async (remote, version) => {
      const folder = place(remote, 'releases', version);
      return folder && (await stat(folder).catch(() => null))?.isDirectory() ? folder : null;
    },
    listRemotes: async () => {
      const names = await readdir(root).catch(() => [] as string[]);
      const folders = names.map(async (name) => {
        const folder = place(name, 'channel');
        return folder && (await stat(folder).catch(() => null))?.isDirectory() ? name : null;
      });
      return (await Promise.all(folders)).filter((name) => name !== null).toSorted();
    },
    listChannel: async (remote) => {
      const folder = place(remote, 'channel');
      const names = folder === null ? [] : await readdir(folder).catch(() => [] as string[]);
      const numbers = names.map((name) => Number(STATEMENT.exec(name)?.[1] ?? 0)).filter((number) => number > 0);
      return numbers.toSorted((a, b) => a - b);
    },
    readChannel: (remote, sequence) => readStatement(statementPlace(remote, sequence)),
    appendChannel: async (remote, sequence, bytes) => create(wanted(statementPlace(remote, sequence)), bytes),
  };
}
