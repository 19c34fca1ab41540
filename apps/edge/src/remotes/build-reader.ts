import type { RemoteName } from '@barg/contract';
import { readRelease, ReleaseError, type Release, type ReleaseRef, type TrustedStore } from '@barg/releases';

/** `away`: its files are not available yet. `unsound`: they differ from what its team has released. */
export type FoundBuild<Build> = Build | 'away' | 'unsound';

export const buildOrNull = <Build extends object>(found: FoundBuild<Build>): Build | null =>
  typeof found === 'string' ? null : found;

export interface BuildReaderOptions<Build> extends Pick<TrustedStore, 'store' | 'keys'> {
  report: (message: string) => void;
  /** Prepares what a version's pages need besides its files; no visitor gets the version before. */
  prepare?: (build: Build) => Promise<void>;
}

interface ReadingOptions<Build> extends BuildReaderOptions<Build> {
  /** @throws ReleaseError when the folder has not what was released */
  readBuild: (folder: string, release: Release) => Promise<Build>;
}

/** Milliseconds until an unreadable version is tried again. */
const RETRY_MS = 1000;
/** Versions in memory, of all remotes; far more than are live at a time. */
const MAX_KNOWN = 200;

interface Known<Build> {
  reading: Promise<FoundBuild<Build>>;
  /** The last result, also during a retry. */
  last: FoundBuild<Build> | null;
  /** The last report about it. */
  told: string;
  tryAgainAt: number;
}

/**
 * Reads each version once. A broken one is reported once and retried later: the file may be sent again, or the storage
 * be back.
 */
export function createBuildReader<Build extends object>(options: ReadingOptions<Build>) {
  const { store, keys, report, readBuild, prepare = async () => undefined } = options;
  const known = new Map<string, Known<Build>>();

  const read = async (remote: RemoteName, { version, digest }: ReleaseRef): Promise<Build> => {
    const [release, folder] = await Promise.all([
      readRelease({ store, keys }, remote, version),
      store.folderOf(remote, version),
    ]);
    if (release.digest !== digest)
      throw new ReleaseError('release.invalid', `${remote} ${version} is not what was released`);
    // A far store that was asked for it too early says so for a while, and one whose files are wrong has none to give.
    if (folder === null) throw new Error(`The files of ${remote} ${version} have not come.`);
    const build = await readBuild(folder, release.statement);
    await prepare(build).catch((error: Error) => report(`${remote} ${version} is not prepared: ${error.message}`));
    return build;
  };
  const attempt = async (entry: Known<Build>, remote: RemoteName, ref: ReleaseRef): Promise<FoundBuild<Build>> => {
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
  const entryOf = (remote: RemoteName, ref: ReleaseRef): Known<Build> => {
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
    read: (remote: RemoteName, ref: ReleaseRef): Promise<FoundBuild<Build>> => entryOf(remote, ref).reading,
    /** Begins to read the version, and returns what is known of it now. */
    begin: (remote: RemoteName, ref: ReleaseRef): FoundBuild<Build> => entryOf(remote, ref).last ?? 'away',
  };
}
