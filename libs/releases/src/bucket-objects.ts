import { GetObjectCommand, ListObjectsV2Command, NoSuchKey, PutObjectCommand } from '@aws-sdk/client-s3';
import { createS3Client, statusOf, type S3Place as Bucket } from '@barg/s3';
import { ReleaseError } from './errors.ts';

export interface S3Place extends Bucket {
  /** The prefix of every key, with its slash: `barg/remotes/`; empty for the whole bucket. */
  prefix: string;
}

const TRIES = 3;

/** Access to the objects of a store in a bucket. Keys are relative to its prefix. */
export function bucketObjects(place: S3Place) {
  const { bucket, prefix } = place;
  const client = createS3Client(place);

  /** @throws ReleaseError when it is larger than `atMost` bytes */
  const read = async (key: string | null, atMost = Infinity): Promise<Buffer | null> => {
    if (key === null) return null;
    try {
      const { Body, ContentLength = 0 } = await client.send(
        new GetObjectCommand({ Bucket: bucket, Key: prefix + key }),
      );
      if (ContentLength > atMost) {
        // Otherwise the response would keep its connection.
        await Body?.transformToWebStream().cancel();
        throw new ReleaseError('release.too_large', `${ContentLength} bytes are too many.`);
      }
      return Body ? Buffer.from(await Body.transformToByteArray()) : null;
    } catch (error) {
      if (error instanceof NoSuchKey || statusOf(error) === 404) return null;
      throw error;
    }
  };

  return {
    read,
    write: async (key: string, bytes: Buffer): Promise<void> => {
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: prefix + key, Body: bytes }));
    },
    /** @returns false when another object exists: of two concurrent calls exactly one succeeds */
    create: async (key: string, bytes: Buffer): Promise<boolean> => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          await client.send(new PutObjectCommand({ Bucket: bucket, Key: prefix + key, Body: bytes, IfNoneMatch: '*' }));
          return true;
        } catch (error) {
          // The existing object may be ours: the client retries by itself when an answer was lost.
          if (statusOf(error) === 412) return (await read(key))?.equals(bytes) ?? false;
          // A concurrent write of the same key: the next attempt finds its object, or none.
          if (statusOf(error) !== 409 || attempt === TRIES) throw error;
        }
      }
    },
    /** Names directly below a key: of files, or of folders. */
    namesBelow: async (key: string, kind: 'files' | 'folders'): Promise<string[]> => {
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
    },
  };
}
