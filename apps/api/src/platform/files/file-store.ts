import type { Readable } from 'node:stream';

/** Where the bytes of files lie. Keys are relative, with slashes, made by the server alone; see store-keys.ts. */
export interface FileStore {
  put(key: string, bytes: Buffer): Promise<void>;
  /** Takes a file that lies on this machine into the store; the one here stays. */
  putFile(key: string, sourcePath: string): Promise<void>;
  get(key: string): Promise<Buffer>;
  /**
   * A stream of the whole file or of a byte range (both ends inclusive), with the file's total size. Rejects where
   * there is no such file.
   */
  read(key: string, range?: { start: number; end: number }): Promise<{ stream: Readable; size: number }>;
  /** Bytes; null where nothing lies. */
  size(key: string): Promise<number | null>;
  /** Nothing happens where nothing lies. */
  delete(key: string): Promise<void>;
  /** Everything whose key begins so, in no order. */
  list(prefix: string): AsyncIterable<StoredFile>;
  /** Throws when the store cannot be used. */
  probe(): Promise<void>;
  /** How browsers reach the store by themselves; null where all bytes go through the API. */
  direct: DirectStore | null;
}

export interface StoredFile {
  key: string;
  modifiedAt: Date;
}

/** A store that browsers fetch from and send to without the API between, by what it signs for them. */
export interface DirectStore {
  origins: {
    /** Where signed addresses and forms lead. */
    signed: string;
    /** Where {@link publicUrl} leads; null where nothing is public. */
    public: string | null;
  };
  /**
   * An address for reading one file, good for one to two windows: within a window it is the same, so that browsers can
   * keep what they fetched.
   */
  signUrl(key: string, options: { windowSeconds: number; headers: ServedHeaders }): Promise<string>;
  /** The lasting address of a file that everybody may see; null where it has none. */
  publicUrl(key: string): string | null;
  /** A form that takes one file of at most so many bytes under this key, and nothing else. */
  signForm(key: string, options: { maxBytes: number; seconds: number }): Promise<SignedForm>;
}

/** What the store says of a file as it hands it out. */
export interface ServedHeaders {
  contentType: string;
  cacheControl: string;
  contentDisposition?: string;
}

export interface SignedForm {
  url: string;
  /** To be sent before the file, as they are. */
  fields: Record<string, string>;
}
