import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ERRORS, Upload } from '@tus/utils';
import pLimit from 'p-limit';
import type { Context } from '../../context.ts';
import type { S3Storage } from '../../platform/files/storage-config.ts';
import { PARTS_PREFIX } from '../../platform/files/store-keys.ts';
import { HEAD_BYTES } from '../files/check-head.ts';
import { temporaryPath } from '../files/receive-upload.ts';
import { BucketPartStore } from './bucket-part-store.ts';
import type { UploadParts } from './upload-parts.ts';

/** A list of uploads asks for each of them three times. */
const AT_ONCE = 8;

const unlessGone = (error: unknown): void => {
  if (error !== ERRORS.FILE_NOT_FOUND) throw error;
};

/** Parts in the bucket, from which a complete file is fetched to be looked at. */
export const createBucketParts = (
  context: Context,
  storage: S3Storage,
  isHeld: (id: string) => Promise<boolean>,
): UploadParts => {
  const { files } = context;
  const nameOf = (id: string): string => `${PARTS_PREFIX}${id}`;
  const store = new BucketPartStore(storage, (name) => isHeld(path.basename(name)));
  const limit = pLimit(AT_ONCE);
  const received = (id: string): Promise<number> =>
    limit(async () => (await store.getUpload(nameOf(id)).catch(unlessGone))?.offset ?? 0);
  return {
    store,
    nameOf,
    create: async (id, size) => void (await store.create(new Upload({ id: nameOf(id), size, offset: 0 }))),
    received,
    head: async (id) => ((await received(id)) < HEAD_BYTES ? store.readIncomplete(nameOf(id)) : null),
    withFile: async (id, use) => {
      const name = nameOf(id);
      if ((await files.size(name)) === null) await store.join(name);
      const copy = await temporaryPath(context);
      try {
        await pipeline((await files.read(name)).stream, createWriteStream(copy, { mode: 0o600 }));
        return await use(copy);
      } finally {
        await rm(copy, { force: true });
      }
    },
    remove: (id) => store.remove(nameOf(id)),
    list: async () => {
      const ids = new Set<string>();
      for await (const { key } of files.list(PARTS_PREFIX)) ids.add(path.parse(key).name);
      return [...ids];
    },
  };
};
