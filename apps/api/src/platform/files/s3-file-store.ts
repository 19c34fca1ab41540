import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  type GetObjectCommandOutput,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { createS3Client, statusOf } from '@barg/s3';
import type { FileStore, StoredFile } from './file-store.ts';
import { createS3Direct } from './s3-direct.ts';
import type { S3Storage } from './storage-config.ts';
import { contentTypeOf, IMMUTABLE, isPublicKey } from './store-keys.ts';

/** Larger files are sent in parts, so that only a lost part is sent again. */
const PART_BYTES = 8 * 1024 * 1024;

/** The size of the whole object, from the response for all or a part of it. */
const totalOf = ({ ContentRange, ContentLength }: GetObjectCommandOutput): number =>
  Number(/\/(\d+)$/.exec(ContentRange ?? '')?.[1] ?? ContentLength ?? 0);

/** Files in a bucket, with direct access by browsers; see docs/decisions/0063. */
export const openS3FileStore = async (storage: S3Storage): Promise<FileStore> => {
  const { bucket: Bucket } = storage;
  const client = createS3Client(storage);

  const metadataOf = (Key: string) => ({
    Bucket,
    Key,
    ContentType: contentTypeOf(Key),
    ...(isPublicKey(Key) && { CacheControl: IMMUTABLE }),
  });

  const probe = async (): Promise<void> => {
    await client.send(new HeadBucketCommand({ Bucket }));
  };

  async function* list(Prefix: string): AsyncGenerator<StoredFile> {
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix })) {
      for (const { Key, LastModified } of Contents) {
        if (Key !== undefined && LastModified) yield { key: Key, modifiedAt: LastModified };
      }
    }
  }

  try {
    await probe();
  } catch (cause) {
    const reason = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
    const place = storage.endpoint ?? `Amazon S3 in ${storage.region}`;
    throw new Error(`The bucket "${Bucket}" at ${place} cannot be used (${reason}).`, { cause });
  }

  return {
    put: async (key, bytes) => {
      await client.send(new PutObjectCommand({ ...metadataOf(key), Body: bytes }));
    },
    putFile: async (key, sourcePath) => {
      const params = { ...metadataOf(key), Body: createReadStream(sourcePath) };
      await new Upload({ client, params, partSize: PART_BYTES }).done();
    },
    get: async (Key) => {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
      return Buffer.from((await Body?.transformToByteArray()) ?? []);
    },
    read: async (Key, range) => {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const answer = await client.send(new GetObjectCommand({ Bucket, Key, Range }));
      if (!(answer.Body instanceof Readable)) throw new Error(`the bucket answered no stream for ${Key}`);
      return { stream: answer.Body, size: totalOf(answer) };
    },
    size: async (Key) => {
      try {
        return (await client.send(new HeadObjectCommand({ Bucket, Key }))).ContentLength ?? null;
      } catch (error) {
        if (statusOf(error) === 404) return null;
        throw error;
      }
    },
    delete: async (Key) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
    list,
    probe,
    direct: await createS3Direct(client, storage),
  };
};
