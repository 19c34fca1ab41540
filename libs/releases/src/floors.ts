import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { alone } from './alone.ts';
import { writeWhole } from './write-whole.ts';

const floorSchema = z.object({
  sequence: z.int().min(1),
  /** SHA-256 of the stored statement, hex: another statement of that number is refused too. */
  digest: z.string().regex(/^[0-9a-f]{64}$/),
  /** The stored statement, base64: it stays live when the storage loses it. Absent in older files. */
  statement: z.base64().optional(),
});
const fileSchema = z.record(z.string(), floorSchema);
/** The newest statement of a remote that this site has seen; older ones are refused. */
export type Floor = z.infer<typeof floorSchema>;

/** Stores the newest statement seen of each remote (a high-water mark). */
export interface Floors {
  of: (remote: string) => Floor | null;
  /**
   * Stores a statement unless a newer one is stored. One that could not be stored counts in this process all the same,
   * and the next call, of the same one too, tries again.
   */
  raise: (remote: string, floor: Floor) => Promise<void>;
}

/** Newer, or the same statement with its bytes, which older files lack. */
const isAbove = (one: Floor, other: Floor | undefined): boolean =>
  one.sequence > (other?.sequence ?? 0) ||
  (one.digest === other?.digest && one.statement !== undefined && other.statement === undefined);

/** In memory. */
export function floorsInMemory(): Floors {
  const known = new Map<string, Floor>();
  return {
    of: (remote) => known.get(remote) ?? null,
    raise: async (remote, floor) => {
      if (isAbove(floor, known.get(remote))) known.set(remote, floor);
    },
  };
}

async function read(file: string): Promise<Record<string, Floor>> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  try {
    return fileSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error(`${file} cannot be read: remove it to begin with what the store of releases holds now.`, { cause });
  }
}

/**
 * In a file.
 *
 * @throws Error when the file exists and cannot be read: continuing would accept old statements
 */
export async function floorsInFile(file: string): Promise<Floors> {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true });
  let known = await read(file);
  /** Whether something is known that the file does not have. */
  let isUnwritten = false;
  let writing: Promise<void> = Promise.resolve();

  const write = async (): Promise<void> => {
    // Another process may have written newer ones.
    for (const [remote, floor] of Object.entries(await read(file))) {
      if (isAbove(floor, known[remote])) known = { ...known, [remote]: floor };
    }
    // Before it is written: what is raised meanwhile is not in it.
    isUnwritten = false;
    await writeWhole(file, `${JSON.stringify(known, null, 2)}\n`).catch((error: unknown) => {
      isUnwritten = true;
      throw error;
    });
  };
  const store = async (): Promise<void> => {
    // The turn before has written it.
    if (!isUnwritten) return;
    await mkdir(folder, { recursive: true });
    await alone(file, write);
  };
  return {
    of: (remote) => known[remote] ?? null,
    raise: (remote, floor) => {
      if (isAbove(floor, known[remote])) {
        known = { ...known, [remote]: floor };
        isUnwritten = true;
      }
      if (isUnwritten) writing = writing.catch(() => undefined).then(store);
      return writing;
    },
  };
}
