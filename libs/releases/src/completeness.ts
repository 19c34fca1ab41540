import pLimit from 'p-limit';
import type { Opened } from './envelope.ts';
import { integrityOf } from './file-list.ts';
import type { Release, ReleaseFile } from './statements.ts';
import type { ReleaseStore } from './store.ts';

/** Files that are read and hashed concurrently, of all releases: lists are public, and anybody may send one again. */
const READ_AT_ONCE = 16;
/** How long the result of a complete check is cached: its team may have to send a damaged file again. */
const WHOLE_FOR_MS = 10_000;
const MAX_REMEMBERED = 1000;

interface Check {
  missing: Promise<string[]>;
  /** When it expires; null while it runs. */
  until: number | null;
}

const reading = pLimit(READ_AT_ONCE);
const checksOf = new WeakMap<ReleaseStore, Map<string, Check>>();

const checksIn = (store: ReleaseStore): Map<string, Check> => {
  const checks = checksOf.get(store) ?? new Map<string, Check>();
  checksOf.set(store, checks);
  return checks;
};

/** Whether the store has a file with the bytes in the list. */
export const isThere = (
  store: ReleaseStore,
  { remote, version }: Pick<Release, 'remote' | 'version'>,
  { path, integrity }: Pick<ReleaseFile, 'path' | 'integrity'>,
): Promise<boolean> =>
  reading(async () => {
    const bytes = await store.readFile(remote, version, path);
    return bytes !== null && integrityOf(bytes) === integrity;
  });

async function findMissing(store: ReleaseStore, release: Release): Promise<string[]> {
  const found = await Promise.all(release.files.map((file) => isThere(store, release, file)));
  return release.files.filter((_file, index) => !found[index]).map(({ path }) => path);
}

/** Drops the cached check of a release, after a file was stored. */
export const forgetCheck = (store: ReleaseStore, digest: string): void => void checksIn(store).delete(digest);

/**
 * The paths of a release's files that are missing or have other bytes. Concurrent calls share one check, and a complete
 * result is cached.
 */
export function missingFiles(store: ReleaseStore, { statement, digest }: Opened<Release>): Promise<string[]> {
  const checks = checksIn(store);
  const last = checks.get(digest);
  if (last && (last.until === null || performance.now() < last.until)) return last.missing;
  const check: Check = { missing: findMissing(store, statement), until: null };
  checks.delete(digest);
  checks.set(digest, check);
  const [oldest] = checks.keys();
  if (checks.size > MAX_REMEMBERED && oldest !== undefined) checks.delete(oldest);
  const forget = (): void => void (checks.get(digest) === check && checks.delete(digest));
  check.missing.then((missing) => {
    if (missing.length > 0) forget();
    else check.until = performance.now() + WHOLE_FOR_MS;
  }, forget);
  return check.missing;
}
