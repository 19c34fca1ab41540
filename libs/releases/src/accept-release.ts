import pLimit from 'p-limit';
import { SHELL } from '@barg/contract';
import { SHELL_FILE } from '@barg/contract/schemas';
import { integrityOf, versionOf } from './file-list.ts';
import { readLive, type TrustedStore } from './channel.ts';
import { forgetCheck, missingFiles } from './completeness.ts';
import { open, type Opened } from './envelope.ts';
import { ReleaseError } from './errors.ts';
import { LIMITS, releaseSchema, type Release, type ReleaseFile, type ReleaseRef } from './statements.ts';
import { RELEASE_FILE } from './store.ts';
import { SURFACE_FILE } from './surface.ts';

/** Files that are stored at once: each waits for the disk twice, and those that wait together wait once. */
const STORED_AT_ONCE = 16;

/** The files that a page needs before any of a remote's code. */
const FILES_OF_REMOTE = ['descriptor.json', 'mf-manifest.json'];

/** The files that the web tier answers with, and those by which a shell and the deployed remotes are compared. */
const FILES_OF_SHELL = [
  ...['index.html', 'first-paint.json', 'robots.txt', 'service-worker.js', 'service-worker-off.js'],
  ...[SHELL_FILE, SURFACE_FILE],
];

function assertSound(release: Release): void {
  const paths = new Set(release.files.map(({ path }) => path));
  const total = release.files.reduce((sum, { size }) => sum + size, 0);
  if (total > LIMITS.releaseBytes) throw new ReleaseError('release.too_large', `${total} bytes are too many.`);
  if (paths.size !== release.files.length) throw new ReleaseError('release.invalid', 'A file is listed twice.');
  if (paths.has(RELEASE_FILE)) throw new ReleaseError('release.invalid', `A file may not be called ${RELEASE_FILE}.`);
  if (versionOf(release.files, release.base) !== release.version) {
    throw new ReleaseError('release.invalid', 'The version does not follow from the files and their base.');
  }
  const isShell = release.remote === SHELL;
  if (isShell && release.base !== null)
    throw new ReleaseError('release.invalid', 'The files of the shell come from the site itself.');
  const missing = (isShell ? FILES_OF_SHELL : FILES_OF_REMOTE).filter((file) => !paths.has(file));
  const whose = isShell ? 'The shell' : 'A remote';
  if (missing.length > 0) throw new ReleaseError('release.invalid', `${whose} has ${missing.join(' and ')}.`);
}

/**
 * The signed list of a version.
 *
 * @throws ReleaseError `release.not_found`, or as {@link open}
 */
export async function readRelease(
  { store, keys }: TrustedStore,
  remote: string,
  version: string,
): Promise<Opened<Release>> {
  const bytes = await store.readFile(remote, version, RELEASE_FILE);
  if (bytes === null) throw new ReleaseError('release.not_found', `${remote} has no release ${version}.`);
  const opened = open(bytes, releaseSchema, keys);
  if (opened.statement.remote !== remote || opened.statement.version !== version) {
    throw new ReleaseError('release.invalid', 'The list belongs to another release.');
  }
  return opened;
}

/** The stored list of a version; null when there is none, or none that a trusted key has signed. */
async function knownRelease(publishing: TrustedStore, remote: string, version: string) {
  try {
    return { isTaken: true, release: await readRelease(publishing, remote, version) };
  } catch (error) {
    // An error of the storage says nothing about its content.
    if (!(error instanceof ReleaseError)) throw error;
    return { isTaken: error.code !== 'release.not_found', release: null };
  }
}

/** Stores a list unless there is a valid one: two pipelines may send the same build under other labels at once. */
async function keepList(publishing: TrustedStore, sent: Opened<Release>): Promise<Opened<Release>> {
  const { store } = publishing;
  const { remote, version } = sent.statement;
  const { release: known, isTaken } = await knownRelease(publishing, remote, version);
  if (known !== null) return known;
  if (isTaken) {
    await store.writeFile(remote, version, RELEASE_FILE, sent.bytes);
    return sent;
  }
  if (await store.createFile(remote, version, RELEASE_FILE, sent.bytes)) return sent;
  return readRelease(publishing, remote, version);
}

/** Where the store has files of what is live of a remote: their place by their hash. */
async function liveFiles(publishing: TrustedStore, remote: string): Promise<Map<string, FilePlace>> {
  const live = await readLive(publishing, remote);
  const versions = [live?.statement.stable, live?.statement.canary].flatMap((ref) => ref?.version ?? []);
  const lists = await Promise.all(
    versions.map((version) => readRelease(publishing, remote, version).then(({ statement }) => statement, noList)),
  );
  return new Map(
    lists.flatMap((list) =>
      (list?.files ?? []).map(({ path, integrity }) => [integrity, { remote, version: list?.version ?? '', path }]),
    ),
  );
}

/** What is live may have been cleared away; an error of the storage says nothing about that. */
function noList(error: unknown): null {
  if (error instanceof ReleaseError) return null;
  throw error;
}

/**
 * Takes missing files from what is live of that remote, as far as they are the same: most files of a version are those
 * of the version before, and nobody has to send them again.
 *
 * @returns the files that are missing still
 */
async function takeFromLive(publishing: TrustedStore, kept: Opened<Release>, missing: string[]): Promise<string[]> {
  if (missing.length === 0) return missing;
  const { statement, digest } = kept;
  const { remote, version, files } = statement;
  const there = await liveFiles(publishing, remote);
  const limit = pLimit(STORED_AT_ONCE);
  const take = async (file: ReleaseFile): Promise<boolean> => {
    const place = there.get(file.integrity);
    const bytes = place && (await publishing.store.readFile(place.remote, place.version, place.path));
    if (!bytes || bytes.length !== file.size || integrityOf(bytes) !== file.integrity) return false;
    await keepFile(publishing, { ...file, remote, version, digest }, bytes);
    return true;
  };
  const wanted = new Set(missing);
  const taken = await Promise.all(
    files
      .filter(({ path }) => wanted.has(path))
      .map(async (file) => ({ path: file.path, isTaken: await limit(take, file) })),
  );
  return taken.filter(({ isTaken }) => !isTaken).map(({ path }) => path);
}

/**
 * Stores the signed list of a version. A known list is kept, whoever signs it again. Files that are live of that remote
 * already are taken from there.
 *
 * @returns the missing files
 */
export async function acceptRelease(
  publishing: TrustedStore,
  bytes: Buffer,
): Promise<{ ref: ReleaseRef; missing: string[] }> {
  const sent = open(bytes, releaseSchema, publishing.keys);
  assertSound(sent.statement);
  const kept = await keepList(publishing, sent);
  const ref = { version: kept.statement.version, digest: kept.digest };
  const missing = await takeFromLive(publishing, kept, await missingFiles(publishing.store, kept));
  return { ref, missing };
}

interface FilePlace {
  remote: string;
  version: string;
  path: string;
}

/** A file of a release whose signed list is stored. */
export interface ExpectedFile extends FilePlace {
  size: number;
  integrity: string;
  /** Digest of the list. */
  digest: string;
}

function listedIn({ remote, version, files }: Release, path: string): ReleaseFile {
  const listed = files.find((file) => file.path === path);
  if (!listed) throw new ReleaseError('release.file_unknown', `${path} is not a file of ${remote} ${version}.`);
  return listed;
}

/**
 * The entry of a file in the signed list.
 *
 * @throws ReleaseError `release.file_unknown`, or as {@link readRelease}
 */
export async function expectFile(
  publishing: TrustedStore,
  { remote, version, path }: FilePlace,
): Promise<ExpectedFile> {
  const { statement, digest } = await readRelease(publishing, remote, version);
  return { ...listedIn(statement, path), remote, version, digest };
}

/** @throws ReleaseError `release.file_mismatch` */
export async function keepFile(
  { store }: TrustedStore,
  { remote, version, path, size, integrity, digest }: ExpectedFile,
  bytes: Buffer,
): Promise<void> {
  if (bytes.length !== size || integrityOf(bytes) !== integrity) {
    throw new ReleaseError('release.file_mismatch', `${path} is not the file that was signed.`);
  }
  await store.writeFile(remote, version, path, bytes);
  forgetCheck(store, digest);
}

/**
 * Stores files of a release whose signed list is stored, several at once. They need no signature of their own: only the
 * bytes in the list are accepted.
 *
 * @param read gives the bytes of a file by its path
 * @throws ReleaseError as {@link expectFile} and {@link keepFile}
 */
export async function acceptFiles(
  publishing: TrustedStore,
  { remote, version }: Omit<FilePlace, 'path'>,
  paths: readonly string[],
  read: (path: string) => Promise<Buffer>,
): Promise<void> {
  const { statement, digest } = await readRelease(publishing, remote, version);
  const limit = pLimit(STORED_AT_ONCE);
  const store = async (path: string): Promise<void> =>
    keepFile(publishing, { ...listedIn(statement, path), remote, version, digest }, await read(path));
  await Promise.all(paths.map((path) => limit(store, path)));
}
