import type { Readable } from 'node:stream';

/** Stores the bytes of files. Keys are relative, with slashes, and only made by the server; see store-keys.ts. */
export interface FileStore {
  put(key: string, bytes: Buffer): Promise<void>;
  /** Copies a local file into the store. */
  putFile(key: string, sourcePath: string): Promise<void>;
  get(key: string): Promise<Buffer>;
  /**
   * A stream of the whole file or a byte range (both ends inclusive), with the file's total size. Rejects when there is
   * no such file.
   */
  read(key: string, range?: { start: number; end: number }): Promise<{ stream: Readable; size: number }>;
  /** Bytes; null when there is no such file. */
  size(key: string): Promise<number | null>;
  /** Deletes a file, if there is one. */
  delete(key: string): Promise<void>;
  /** All files whose key begins so, unordered. */
  list(prefix: string): AsyncIterable<StoredFile>;
  /** Throws when the store cannot be used. */
  probe(): Promise<void>;
  /** Direct access by browsers; null when all bytes go through the API. */
  direct: DirectStore | null;
}

export interface StoredFile {
  key: string;
  modifiedAt: Date;
}

/** Signs URLs and forms by which browsers read and upload files without the API. */
export interface DirectStore {
  origins: {
    /** The origin of signed URLs and forms. */
    signed: string;
    /** The origin of {@link publicUrl}; null when nothing is public. */
    public: string | null;
  };
  /**
   * A URL to read one file, valid for one to two windows: the same within a window, so that browsers can cache the
   * file.
   */
  signUrl(key: string, options: { windowSeconds: number; headers: ServedHeaders }): Promise<string>;
  /** The permanent URL of a public file; null when it has none. */
  publicUrl(key: string): string | null;
  /** A form for one file under this key, with a limit of bytes. */
  signForm(key: string, options: { maxBytes: number; seconds: number }): Promise<SignedForm>;
}

/** The headers that the store sends with the file. */
export interface ServedHeaders {
  contentType: string;
  cacheControl: string;
  contentDisposition?: string;
}

export interface SignedForm {
  url: string;
  /** Form fields, to be sent before the file. */
  fields: Record<string, string>;
}
