import { integrityOf, versionOf } from './file-list.ts';
import { assertFollows, readState, type ChannelSource, type SignedChannel } from './channel.ts';
import { open, type Opened } from './envelope.ts';
import { ReleaseError } from './errors.ts';
import { channelSchema, LIMITS, releaseSchema, type Release, type ReleaseRef } from './statements.ts';
import { RELEASE_FILE } from './store.ts';

/** What a page needs of a remote before any of its code. */
const REQUIRED_FILES = ['descriptor.json', 'mf-manifest.json'];

export type Publishing = ChannelSource;

function assertSound(release: Release): void {
  const paths = new Set(release.files.map(({ path }) => path));
  const total = release.files.reduce((sum, { size }) => sum + size, 0);
  if (total > LIMITS.releaseBytes) throw new ReleaseError('release.too_large', `${total} bytes are too many.`);
  if (paths.size !== release.files.length) throw new ReleaseError('release.invalid', 'A file is listed twice.');
  if (paths.has(RELEASE_FILE)) throw new ReleaseError('release.invalid', `A file may not be called ${RELEASE_FILE}.`);
  if (versionOf(release.files, release.base) !== release.version) {
    throw new ReleaseError('release.invalid', 'The version does not follow from the files and their base.');
  }
  const missing = REQUIRED_FILES.filter((file) => !paths.has(file));
  if (missing.length > 0) throw new ReleaseError('release.invalid', `A remote has ${missing.join(' and ')}.`);
}

/**
 * The signed list of a version.
 *
 * @throws ReleaseError `release.not_found`, or as {@link open}
 */
export async function readRelease(
  { store, keys }: Publishing,
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

const isThere = async ({ store }: Publishing, { remote, version, files }: Release, path: string): Promise<boolean> => {
  const bytes = await store.readFile(remote, version, path);
  return bytes !== null && files.some((file) => file.path === path && file.integrity === integrityOf(bytes));
};

/** The paths of a release whose files the store lacks, or holds with other bytes. */
async function missingFiles(publishing: Publishing, release: Release): Promise<string[]> {
  const found = await Promise.all(release.files.map(({ path }) => isThere(publishing, release, path)));
  return release.files.filter((_file, index) => !found[index]).map(({ path }) => path);
}

/**
 * Takes the signed list of a version. A list that is known already is kept as it is, whoever signs it anew.
 *
 * @returns what is still to be sent
 */
export async function acceptRelease(
  publishing: Publishing,
  bytes: Buffer,
): Promise<{ ref: ReleaseRef; missing: string[] }> {
  const { statement, digest } = open(bytes, releaseSchema, publishing.keys);
  assertSound(statement);
  const { remote, version } = statement;
  const known = await readRelease(publishing, remote, version).catch(() => null);
  if (known === null) await publishing.store.writeFile(remote, version, RELEASE_FILE, bytes);
  const live = known?.statement ?? statement;
  return { ref: { version, digest: known?.digest ?? digest }, missing: await missingFiles(publishing, live) };
}

/**
 * Takes one file of a release whose signed list is there. Needs no signature of its own: only the very bytes that the
 * list names are taken.
 */
export async function acceptFile(
  publishing: Publishing,
  { remote, version, path }: { remote: string; version: string; path: string },
  bytes: Buffer,
): Promise<void> {
  const { statement } = await readRelease(publishing, remote, version);
  const listed = statement.files.find((file) => file.path === path);
  if (!listed) throw new ReleaseError('release.file_unknown', `${path} is not a file of ${remote} ${version}.`);
  if (bytes.length !== listed.size || integrityOf(bytes) !== listed.integrity) {
    throw new ReleaseError('release.file_mismatch', `${path} is not the file that was signed.`);
  }
  await publishing.store.writeFile(remote, version, path, bytes);
}

async function assertComplete(publishing: Publishing, remote: string, ref: ReleaseRef): Promise<void> {
  const { statement, digest } = await readRelease(publishing, remote, ref.version);
  if (digest !== ref.digest) throw new ReleaseError('release.invalid', `${ref.version} was signed as another list.`);
  const [first, ...others] = await missingFiles(publishing, statement);
  if (first) throw new ReleaseError('release.incomplete', `${first} and ${others.length} others have not come.`);
}

/**
 * Makes a statement the live one. It must follow the statement that is live now, past whatever else lies there, and
 * everything that it names must be there. The site has seen it from then on.
 *
 * @throws ReleaseError `channel.conflict` when somebody else was first: read the live one and sign anew
 */
export async function acceptChannel(publishing: Publishing, bytes: Buffer): Promise<SignedChannel> {
  const opened = open(bytes, channelSchema, publishing.keys);
  const { remote, sequence, stable, canary } = opened.statement;
  if (stable === null && canary === null) throw new ReleaseError('release.invalid', 'The statement names no version.');
  assertFollows(opened.statement, await readState(publishing, remote));
  for (const ref of [stable, canary]) if (ref) await assertComplete(publishing, remote, ref);
  if (!(await publishing.store.appendChannel(remote, sequence, bytes))) {
    throw new ReleaseError('channel.conflict', `Somebody has taken the number ${sequence} of ${remote} meanwhile.`);
  }
  const floor = { sequence, digest: opened.digest, statement: bytes.toString('base64') };
  // It is published, whether or not the site can remember; whoever follows the remote tries again and reports.
  await publishing.floors?.raise(remote, floor).catch(() => undefined);
  return opened;
}
