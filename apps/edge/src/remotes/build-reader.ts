import type { RemoteName } from '@barg/contract';
import { readRelease, ReleaseError, type ReleaseRef, type TrustedStore } from '@barg/releases';
import { readRemoteBuild, type RemoteBuild } from './remote-build.ts';

/** `away`: its files are not available yet. `unsound`: they differ from what its team has released. */
export type FoundBuild = RemoteBuild | 'away' | 'unsound';

export const buildOrNull = (found: FoundBuild): RemoteBuild | null => (typeof found === 'string' ? null : found);

export interface BuildReaderOptions extends Pick<TrustedStore, 'store' | 'keys'> {
  report: (message: string) => void;
  /** Prepares what a version's pages need besides its files; no visitor gets the version before. */
  prepare?: (build: RemoteBuild) => Promise<void>;
}

/** Milliseconds until an unreadable version is tried again. */
const RETRY_MS = 1000;
/** Versions in memory, of all remotes; far more than are live at a time. */
const MAX_KNOWN = 200;

interface Known {
  reading: Promise<FoundBuild>;
  /** The last result, also during a retry. */
  last: FoundBuild | null;
  /** The last report about it. */
  told: string;
  tryAgainAt: number;
}

/**
 * Reads each version once. A broken one is reported once and retried later: the file may be sent again, or the storage
 * be back.
 */
export function createBuildReader({ store, keys, report, prepare = async () => undefined }: BuildReaderOptions) {
  const known = new Map<string, Known>();

  const read = async (remote: RemoteName, { version, digest }: ReleaseRef): Promise<RemoteBuild> => {
    const [release, folder] = await Promise.all([
      readRelease({ store, keys }, remote, version),
      store.folderOf(remote, version),
    ]);
    if (release.digest !== digest || folder === null)
      throw new ReleaseError('release.invalid', `${remote} ${version} is not what was released`);
    const build = await readRemoteBuild(folder, release.statement);
    await prepare(build).catch((error: Error) => report(`${remote} ${version} is not prepared: ${error.message}`));
    return build;
  };
  const attempt = async (entry: Known, remote: RemoteName, ref: ReleaseRef): Promise<FoundBuild> => {
    try {
      entry.last = await read(remote, ref);
      entry.told = '';
    } catch (error) {
      const { message } = error as Error;
      if (entry.told !== message) report(message);
      entry.told = message;
      entry.last = error instanceof ReleaseError ? 'unsound' : 'away';
      entry.tryAgainAt = performance.now() + RETRY_MS;
    }
    return entry.last;
  };
  const entryOf = (remote: RemoteName, ref: ReleaseRef): Known => {
    const key = `${remote}/${ref.digest}`;
    const before = known.get(key);
    const entry = before ?? { reading: Promise.resolve('away' as const), last: null, told: '', tryAgainAt: 0 };
    if (performance.now() >= entry.tryAgainAt) {
      entry.tryAgainAt = Infinity;
      entry.reading = attempt(entry, remote, ref);
    }
    known.delete(key);
    known.set(key, entry);
    const [oldest] = known.keys();
    if (known.size > MAX_KNOWN && oldest !== undefined) known.delete(oldest);
    return entry;
  };

  return {
    /** Reads the version and waits for the result. */
    read: (remote: RemoteName, ref: ReleaseRef): Promise<FoundBuild> => entryOf(remote, ref).reading,
    /** Begins to read the version, and returns what is known of it now. */
    begin: (remote: RemoteName, ref: ReleaseRef): FoundBuild => entryOf(remote, ref).last ?? 'away',
  };
}
