import { SHELL, type RemoteDescriptor, type RemoteName } from '@barg/contract';
import { parseRemoteDescriptor } from '@barg/contract/schemas';
import {
  integrityOf,
  readRelease,
  ReleaseError,
  type Release,
  type ReleaseRef,
  type SignedChannel,
  type TrustedStore,
} from '@barg/releases';

const FILE = 'descriptor.json';
/** Versions in memory, of all remotes; far more than statements name at a time. */
const MAX_KNOWN = 200;

const unreadable = (remote: string, version: string): ReleaseError =>
  new ReleaseError(
    'release.incomplete',
    `Which pages and intents ${remote} ${version} has cannot be read, and others must not take them.`,
  );

/** The signed list; null where no trusted key has signed it: then no visitor can get the version. */
async function listOf(publishing: TrustedStore, remote: RemoteName, ref: ReleaseRef): Promise<Release | null> {
  try {
    const { statement, digest } = await readRelease(publishing, remote, ref.version);
    if (digest === ref.digest) return statement;
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    if (error.code === 'release.key_not_trusted') return null;
  }
  throw unreadable(remote, ref.version);
}

/** Null for a version that was signed with what is no descriptor: it has no addresses. */
const parsed = (bytes: Buffer): RemoteDescriptor | null => {
  try {
    return parseRemoteDescriptor(JSON.parse(String(bytes)));
  } catch {
    return null;
  }
};

async function readDescriptor(publishing: TrustedStore, remote: RemoteName, ref: ReleaseRef) {
  const release = await listOf(publishing, remote, ref);
  if (release === null) return null;
  const integrity = release.files.find(({ path }) => path === FILE)?.integrity;
  const bytes = await publishing.store.readFile(remote, ref.version, FILE);
  if (bytes === null || integrityOf(bytes) !== integrity) throw unreadable(remote, ref.version);
  const descriptor = parsed(bytes);
  return descriptor?.name === remote ? descriptor : null;
}

/**
 * Reads the descriptors of all versions that the live statements of other remotes name. Not only of those that visitors
 * get at this moment: a paused remote, a canary that was taken back and one whose files are away for a while come back
 * without being judged again, and keep their addresses meanwhile.
 *
 * @returns what reads them. Rejects with ReleaseError `release.incomplete` where one cannot be read that was not read
 * before
 */
export function namedDescriptors(publishing: TrustedStore, channels: () => Promise<SignedChannel[]>) {
  const known = new Map<string, RemoteDescriptor | null>();
  const read = async (remote: RemoteName, ref: ReleaseRef): Promise<RemoteDescriptor | null> => {
    const key = `${remote}/${ref.digest}`;
    // What was signed does not change.
    const descriptor = known.get(key) ?? (await readDescriptor(publishing, remote, ref));
    known.delete(key);
    known.set(key, descriptor);
    const [oldest] = known.keys();
    if (known.size > MAX_KNOWN && oldest !== undefined) known.delete(oldest);
    return descriptor;
  };
  return async (besides: RemoteName): Promise<RemoteDescriptor[]> => {
    const named = (await channels())
      .filter(({ statement }) => statement.remote !== besides && statement.remote !== SHELL)
      .flatMap(({ statement: { remote, stable, canary } }) =>
        [stable, canary].flatMap((ref) => (ref ? [{ remote, ref }] : [])),
      );
    const found = await Promise.all(named.map(({ remote, ref }) => read(remote, ref)));
    return found.filter((descriptor) => descriptor !== null);
  };
}
