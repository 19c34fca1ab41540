import type { DataStore } from '@tus/utils';

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
