import type { DataStore } from '@tus/utils';
import type { Context } from '../../context.ts';
import { createLocalParts } from './local-parts.ts';
import { uploadLocksOf } from './upload-locks.ts';

/** What has arrived of unfinished uploads. Ids are made by the server, so no path or key comes from clients. */
export interface UploadParts {
  /** Where tus writes. */
  store: DataStore;
  /** What tus calls an upload; the last step of it is the id. */
  nameOf(id: string): string;
  create(id: string, size: number): Promise<void>;
  /** The number of received bytes; 0 when there are none. */
  received(id: string): Promise<number>;
  /** The first received bytes, up to those that tell a type; null where these were looked at when they arrived. */
  head(id: string): Promise<Buffer | null>;
  /** Calls `use` with the path of a complete upload, which is only good for as long as that takes. */
  withFile<T>(id: string, use: (path: string) => Promise<T>): Promise<T>;
  /** Drops what has arrived, if there is anything. */
  remove(id: string): Promise<void>;
  /** The ids of all uploads of which something is here. */
  list(): Promise<string[]>;
}

const open = async (context: Context): Promise<UploadParts> => {
  const { storage } = context.config;
  if (storage.kind === 'local') return createLocalParts(context.config);
  // Loaded on demand, as the bucket's file store.
  const { createBucketParts } = await import('./bucket-parts.ts');
  return createBucketParts(context, storage, uploadLocksOf(context).isHeld);
};

const opened = new WeakMap<Context['config'], Promise<UploadParts>>();

/** In the bucket, where files go there: then an upload goes on in any process. Else in a folder of this machine. */
export const partsOf = (context: Context): Promise<UploadParts> => {
  const parts = opened.get(context.config) ?? open(context);
  opened.set(context.config, parts);
  return parts;
};
