import pLimit from 'p-limit';
import type { Opened } from './envelope.ts';
import { integrityOf } from './file-list.ts';
import type { Release, ReleaseFile } from './statements.ts';
import type { ReleaseStore } from './store.ts';

/** Files that are read and hashed at a time, of all releases together: a list is public, and anybody may send it back. */
const READ_AT_ONCE = 16;
/** So long a release that was found whole counts as whole: its team may have to send a spoilt file anew. */
const WHOLE_FOR_MS = 10_000;
const MAX_REMEMBERED = 1000;

interface Check {
  missing: Promise<string[]>;
  /** When it is no longer believed; null while it runs. */
  until: number | null;
}

const reading = pLimit(READ_AT_ONCE);
const checksOf = new WeakMap<ReleaseStore, Map<string, Check>>();

const checksIn = (store: ReleaseStore): Map<string, Check> => {
  const checks = checksOf.get(store) ?? new Map<string, Check>();
  checksOf.set(store, checks);
  return checks;
};

/** Whether the store holds a file with the bytes that its list names. */
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

/** What was found out about a release no longer counts: a file of it has come. */
export const forgetCheck = (store: ReleaseStore, digest: string): void => void checksIn(store).delete(digest);

/**
 * The paths of a release whose files the store lacks, or holds with other bytes. Whoever asks while it is being found
 * out waits for the same answer, and what is whole is not read again at once.
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
