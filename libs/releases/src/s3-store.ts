import { GetObjectCommand, ListObjectsV2Command, NoSuchKey, PutObjectCommand } from '@aws-sdk/client-s3';
import type { ZodType } from 'zod';
import { createS3Client, statusOf, type S3Place as Bucket } from '@barg/s3';
import { diskStore } from './disk-store.ts';
import { MAX_ENVELOPE_BYTES, open } from './envelope.ts';
import { ReleaseError } from './errors.ts';
import { integrityOf } from './file-list.ts';
import type { TrustedKeys } from './keys.ts';
import { recent } from './recent.ts';
import { channelSchema, releaseSchema } from './statements.ts';
import { STATEMENT, storePath, wanted } from './store-path.ts';
import { RELEASE_FILE, type ReleaseStore } from './store.ts';

export interface S3Place extends Bucket {
  /** Before every key, with its slash: `barg/remotes/`; empty for the whole bucket. */
  prefix: string;
}

/** How old the list of statements may be that a page is served by: so long after a deployment others see it. */
const LIST_AGE_MS = 1000;
/** For versions that are not there: whoever asks for many must not have the bucket asked for each. */
const MISSING_AGE_MS = 10_000;
const KEPT_STATEMENTS = 200;
const TRIES = 3;

/**
 * A store in a bucket, laid out as the one on disk. Amazon's usual environment variables hold the credentials. Files
 * of a version are fetched once, compared with its list, whose signature is checked, and served from `cacheDir`.
 *
 * Statements are created by conditional writes (`If-None-Match: *`), which the storage must support: of two at once
 * exactly one wins.
 */
export function s3Store(place: S3Place, { cacheDir, keys }: { cacheDir: string; keys: TrustedKeys }): ReleaseStore {
  const { bucket, prefix } = place;
  const client = createS3Client(place);
  const cache = diskStore(cacheDir);
  const statements = new Map<string, Buffer>();

  const read = async (key: string | null, atMost = Infinity): Promise<Buffer | null> => {
    if (key === null) return null;
    try {
      const { Body, ContentLength = 0 } = await client.send(
        new GetObjectCommand({ Bucket: bucket, Key: prefix + key }),
      );
      if (ContentLength > atMost) {
        // Not cancelled, it would keep its connection.
        await Body?.transformToWebStream().cancel();
        throw new ReleaseError('release.too_large', `${ContentLength} bytes are too many.`);
      }
      return Body ? Buffer.from(await Body.transformToByteArray()) : null;
    } catch (error) {
      if (error instanceof NoSuchKey || statusOf(error) === 404) return null;
      throw error;
    }
  };

  /** Names directly below a key: of files, or of folders. */
  async function namesBelow(key: string, kind: 'files' | 'folders'): Promise<string[]> {
    const names: string[] = [];
    let ContinuationToken: string | undefined;
    do {
      const Prefix = prefix + key;
      const page = await client.send(
        new ListObjectsV2Command({ Bucket: bucket, Prefix, Delimiter: '/', ContinuationToken }),
      );
      const found =
        kind === 'files' ? page.Contents?.map(({ Key }) => Key) : page.CommonPrefixes?.map((one) => one.Prefix);
      for (const name of found ?? []) if (name) names.push(name.slice(Prefix.length).replace(/\/$/, ''));
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
    return names;
  }

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

  const fetchRelease = async (remote: string, version: string): Promise<string | null> => {
    const list = await read(storePath(remote, 'releases', version, RELEASE_FILE));
    const release = list && openOrNull(list, releaseSchema);
    if (!release) return null;
    for (const { path, integrity } of release.files) {
      const bytes = await read(storePath(remote, 'releases', version, path));
      if (bytes === null || integrityOf(bytes) !== integrity) return null;
      await cache.writeFile(remote, version, path, bytes);
    }
    // Last, because it is what says that the others are there.
    await cache.writeFile(remote, version, RELEASE_FILE, list);
    return cache.folderOf(remote, version);
  };
  const folders = recent(MISSING_AGE_MS, async (place) => {
    const [remote = '', version = ''] = place.split('/');
    const isComplete = (await cache.readFile(remote, version, RELEASE_FILE)) !== null;
    return isComplete ? cache.folderOf(remote, version) : fetchRelease(remote, version);
  });

  const append = async (key: string, bytes: Buffer): Promise<boolean> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await client.send(new PutObjectCommand({ Bucket: bucket, Key: prefix + key, Body: bytes, IfNoneMatch: '*' }));
        return true;
      } catch (error) {
        if (statusOf(error) === 412) return false;
        // Somebody writes the same key at this moment: the next try finds it, or the way free.
        if (statusOf(error) !== 409 || attempt === TRIES) throw error;
      }
    }
  };

  return {
    readFile: (remote, version, file) => read(storePath(remote, 'releases', version, file)),
    writeFile: async (remote, version, file, bytes) => {
      const Key = prefix + wanted(storePath(remote, 'releases', version, file));
      await client.send(new PutObjectCommand({ Bucket: bucket, Key, Body: bytes }));
      folders.forget(`${remote}/${version}`);
    },
    folderOf: async (remote, version) =>
      storePath(remote, version) === null || version.includes('/') ? null : folders.get(`${remote}/${version}`),
    listRemotes: () => remotes.get(''),
    listChannel: (remote) => channels.get(remote),
    readChannel: async (remote, sequence) => {
      const key = storePath(remote, 'channel', `${sequence}.json`);
      const bytes = statements.get(key ?? '') ?? (await read(key, MAX_ENVELOPE_BYTES));
      // What is not sound may still be put right.
      if (key !== null && bytes !== null && openOrNull(bytes, channelSchema)) {
        if (statements.size >= KEPT_STATEMENTS) statements.clear();
        statements.set(key, bytes);
      }
      return bytes;
    },
    appendChannel: async (remote, sequence, bytes) => {
      const isAppended = await append(wanted(storePath(remote, 'channel', `${sequence}.json`)), bytes);
      channels.forget(remote);
      remotes.forget('');
      return isAppended;
    },
  };
}
