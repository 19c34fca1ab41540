import { Readable } from 'node:stream';
import { S3Store, type MetadataValue } from '@tus/s3-store';
import { s3ClientConfig, statusOf, type S3Place } from '@barg/s3';
import { ERRORS, type KvStore, type Upload } from '@tus/utils';

const PART_BYTES = 8 * 1024 * 1024;
/** Facts of uploads that never change are asked for once; no more of them are remembered. */
const MOST_REMEMBERED = 1000;

const createMemory = <T>(): KvStore<T> => {
  const values = new Map<string, T>();
  return {
    get: async (key) => values.get(key),
    set: async (key, value) => {
      const [oldest] = values.size >= MOST_REMEMBERED ? values.keys() : [];
      if (oldest !== undefined) values.delete(oldest);
      values.set(key, value);
    },
    delete: async (key) => void values.delete(key),
  };
};

const unlessGone = (error: unknown): void => {
  if (statusOf(error) !== 404) throw error;
};

/** The store of tus for a bucket, with what our locks, our bounds and our cleaning need. */
export class BucketPartStore extends S3Store {
  readonly #mayWrite: (name: string) => Promise<boolean>;

  /** @param mayWrite whether this process still holds the lock of an upload */
  constructor(place: S3Place, mayWrite: (name: string) => Promise<boolean>) {
    super({
      s3ClientConfig: { ...s3ClientConfig(place), bucket: place.bucket },
      partSize: PART_BYTES,
      // In order: where an earlier part failed and a later one did not, the sum of both would be taken for the offset.
      maxConcurrentPartUploads: 1,
      cache: createMemory<MetadataValue>(),
      useTags: false,
    });
    this.#mayWrite = mayWrite;
    // The length is always known, and our own job deletes old uploads.
    this.extensions = ['creation', 'termination'];
  }

  /**
   * The bytes of a part that is about to be sent. Who stood still until another process went on would replace its parts by
   * others. From memory, because the signature of a stream covers no bytes, and a stream cannot be sent twice.
   */
  async #bytesOf(name: string, part: Readable | Buffer): Promise<Buffer> {
    if (!(await this.#mayWrite(name))) throw ERRORS.ERR_LOCK_TIMEOUT;
    return Buffer.isBuffer(part) ? part : Buffer.concat(await part.toArray());
  }

  protected override async uploadPart(...[notes, part, number]: Parameters<S3Store['uploadPart']>): Promise<string> {
    return super.uploadPart(notes, await this.#bytesOf(notes.file.id, part), number);
  }

  protected override async uploadIncompletePart(name: string, part: Readable): Promise<string> {
    const Body = await this.#bytesOf(name, part);
    const { ETag = '' } = await this.client.putObject({ Bucket: this.bucket, Key: this.partKey(name, true), Body });
    return ETag;
  }

  /** Says that an upload is gone only where it is, not where the bucket cannot be asked: browsers would begin anew. */
  override async getUpload(name: string): Promise<Upload> {
    await this.getMetadata(name).catch((error: unknown) => {
      throw statusOf(error) === 404 ? ERRORS.FILE_NOT_FOUND : error;
    });
    return super.getUpload(name);
  }

  /** The bytes that are too few for a part; they are the first ones while there is no part. */
  async readIncomplete(name: string): Promise<Buffer> {
    const bytes = await this.getIncompletePart(name);
    return bytes ? Buffer.concat(await bytes.toArray()) : Buffer.alloc(0);
  }

  /**
   * Keeps what came before the source failed, and fails then. A source that fails while the bytes of before are read
   * would never be noticed: they are put before it by a stream that does not listen yet.
   */
  override async write(source: Readable, name: string, offset: number): Promise<number> {
    const failure: { error?: unknown } = {};
    const untilFailure = async function* () {
      try {
        yield* source;
      } catch (error) {
        failure.error = error;
      }
    };
    const reached = await super.write(Readable.from(untilFailure(), { objectMode: false }), name, offset);
    if (failure.error !== undefined) throw failure.error;
    return reached;
  }

  /** Joins the parts of an upload that has arrived, where its process ended before it could. */
  async join(name: string): Promise<void> {
    const { size = 0 } = await this.getUpload(name);
    await this.write(Readable.from([]), name, size);
  }

  /** Also drops what is complete, and the bytes that are too few for a part. */
  override async remove(name: string): Promise<void> {
    const [Bucket, Key] = [this.bucket, name];
    const known = await this.getMetadata(name).catch(unlessGone);
    if (known) await this.client.abortMultipartUpload({ Bucket, Key, UploadId: known['upload-id'] }).catch(unlessGone);
    // The notes last: without them nobody would know of the others.
    for (const key of [name, this.partKey(name, true), this.infoKey(name)])
      await this.client.deleteObject({ Bucket, Key: key });
    await this.clearCache(name);
  }
}
