import pLimit from 'p-limit';
import type { ZodType } from 'zod';
import { allowance } from './allowance.ts';
import { bucketObjects, type S3Place } from './bucket-objects.ts';
import { MAX_ENVELOPE_BYTES, open } from './envelope.ts';
import { ReleaseError } from './errors.ts';
import { integrityOf } from './file-list.ts';
import type { TrustedKeys } from './keys.ts';
import { namedVersions } from './named-versions.ts';
import { recent } from './recent.ts';
import { releaseCache } from './release-cache.ts';
import { channelSchema, releaseSchema, versionSchema, type Release, type ReleaseFile } from './statements.ts';
import { STATEMENT, storePath, wanted } from './store-path.ts';
import { RELEASE_FILE, type ReleaseStore } from './store.ts';

export type { S3Place } from './bucket-objects.ts';

/** Maximum age of a list of statements for pages: the delay after which a deployment is visible to others. */
const LIST_AGE_MS = 1000;
/** For missing versions, so that requests for many do not each reach the bucket. */
const MISSING_AGE_MS = 10_000;
/** Files fetched concurrently, of all versions. */
const FETCHED_AT_ONCE = 16;
const KEPT_STATEMENTS = 1000;
/**
 * What is fetched a minute of versions that no recent statement names: their names are public, so whoever likes may ask for
 * any number. Open pages need few, since what they use stays in the cache.
 */
const UNNAMED_A_MINUTE = { lists: 120, versions: 30 };

interface S3StoreOptions {
  cacheDir: string;
  keys: TrustedKeys;
  keptVersions?: number | undefined;
  unnamedAMinute?: { lists: number; versions: number };
}

/**
 * A store in a bucket, with the layout of the one on disk. Amazon's usual environment variables hold the credentials.
 * Files of a version are fetched once, compared with its verified list, and served from `cacheDir`.
 *
 * Statements are created by conditional writes (`If-None-Match: *`), which the storage must support: of two concurrent
 * ones exactly one succeeds.
 */
export function s3Store(
  place: S3Place,
  { cacheDir, keys, keptVersions, unnamedAMinute = UNNAMED_A_MINUTE }: S3StoreOptions,
): ReleaseStore {
  const { read, write, create, namesBelow } = bucketObjects(place);
  const named = namedVersions();
  const cache = releaseCache(cacheDir, { isNamed: named.has, keptVersions });
  const mayReadList = allowance(unnamedAMinute.lists);
  const mayFetchFiles = allowance(unnamedAMinute.versions);
  const fetching = pLimit(FETCHED_AT_ONCE);
  const statements = new Map<string, Buffer>();

  const remotes = recent(LIST_AGE_MS, async () => {
    const names = await namesBelow('', 'folders');
    return names.filter((name) => storePath(name) !== null).toSorted();
  });
  const channels = recent(LIST_AGE_MS, async (remote) => {
    const key = storePath(remote, 'channel');
    const names = key === null ? [] : await namesBelow(`${key}/`, 'files');
    const numbers = names.map((name) => Number(STATEMENT.exec(name)?.[1] ?? 0)).filter((number) => number > 0);
    return numbers.toSorted((a, b) => a - b);
  });

  const openOrNull = <T extends { remote: string }>(bytes: Buffer, schema: ZodType<T>): T | null => {
    try {
      return open(bytes, schema, keys).statement;
    } catch (error) {
      if (error instanceof ReleaseError) return null;
      throw error;
    }
  };

  const readChannel = async (remote: string, sequence: number): Promise<Buffer | null> => {
    const key = storePath(remote, 'channel', `${sequence}.json`);
    const bytes = statements.get(key ?? '') ?? (await read(key, MAX_ENVELOPE_BYTES));
    const statement = bytes && openOrNull(bytes, channelSchema);
    // An invalid one is not cached, because it may be corrected.
    if (key === null || bytes === null || statement === null) return bytes;
    statements.delete(key);
    statements.set(key, bytes);
    const [oldest] = statements.keys();
    if (statements.size > KEPT_STATEMENTS && oldest !== undefined) statements.delete(oldest);
    if (statement.remote === remote && statement.sequence === sequence) named.note(statement);
    return bytes;
  };
  /** Looks at the newest statement too: another web tier may give out a version that was deployed a moment ago. */
  const isNamedByNow = async (remote: string, version: string): Promise<boolean> => {
    const newest = (await channels.fresh(remote)).at(-1);
    if (newest !== undefined) await readChannel(remote, newest);
    return named.has(remote, version);
  };
  const isAllowed = async (remote: string, version: string, isLeft: () => boolean): Promise<boolean> =>
    named.has(remote, version) || isLeft() || isNamedByNow(remote, version);

  const fetchFile = async (release: Release, file: ReleaseFile): Promise<boolean> => {
    const { remote, version } = release;
    if (await cache.has(release, file)) return true;
    const bytes = await read(storePath(remote, 'releases', version, file.path));
    if (bytes === null || integrityOf(bytes) !== file.integrity) return false;
    await cache.keepFile(remote, version, file.path, bytes);
    return true;
  };
  const fetchRelease = async (remote: string, version: string): Promise<string | null> => {
    if (!(await isAllowed(remote, version, mayReadList))) return null;
    const list = await read(storePath(remote, 'releases', version, RELEASE_FILE));
    const release = list && openOrNull(list, releaseSchema);
    if (!release || release.remote !== remote || release.version !== version) return null;
    if (!(await isAllowed(remote, version, mayFetchFiles))) return null;
    const haveCome = await Promise.all(release.files.map((file) => fetching(() => fetchFile(release, file))));
    if (haveCome.includes(false)) return null;
    await cache.keepList(remote, version, list);
    for (const gone of await cache.trim(remote)) folders.forget(`${remote}/${gone}`);
    return cache.folderOf(remote, version);
  };
  const folders = recent(MISSING_AGE_MS, async (place) => {
    const [remote = '', version = ''] = place.split('/');
    return (await cache.folderOf(remote, version)) ?? fetchRelease(remote, version);
  });

  return {
    isFar: true,
    readFile: (remote, version, file) => read(storePath(remote, 'releases', version, file)),
    writeFile: async (remote, version, file, bytes) => {
      await write(wanted(storePath(remote, 'releases', version, file)), bytes);
      folders.forget(`${remote}/${version}`);
    },
    createFile: async (remote, version, file, bytes) => {
      const isCreated = await create(wanted(storePath(remote, 'releases', version, file)), bytes);
      folders.forget(`${remote}/${version}`);
      return isCreated;
    },
    folderOf: async (remote, version) =>
      storePath(remote) !== null && versionSchema.safeParse(version).success
        ? folders.get(`${remote}/${version}`)
        : null,
    listRemotes: () => remotes.get(''),
    listChannel: (remote) => channels.get(remote),
    renewChannel: async (remote) => void (await channels.fresh(remote)),
    readChannel,
    appendChannel: async (remote, sequence, bytes) => {
      const isAppended = await create(wanted(storePath(remote, 'channel', `${sequence}.json`)), bytes);
      channels.forget(remote);
      remotes.forget('');
      return isAppended;
    },
  };
}
