/**
 * Stores releases and statements. Files are written once and never changed; nothing is trusted until its signature and
 * hashes are checked.
 */
export interface ReleaseStore {
  /** Files of a version have to be fetched: no page waits for that while it can have the version before. */
  isFar?: true;
  /** A file of a release, or its signed list under {@link RELEASE_FILE}; null when it is not there. */
  readFile: (remote: string, version: string, file: string) => Promise<Buffer | null>;
  /** Keeps a file. Writing the same file again is harmless. */
  writeFile: (remote: string, version: string, file: string, bytes: Buffer) => Promise<void>;
  /** Keeps a file unless there is one; false, and nothing is written, then. Of two at once exactly one is kept. */
  createFile: (remote: string, version: string, file: string, bytes: Buffer) => Promise<boolean>;
  /** A folder on this machine with the files of a release; null when the store has none of that name. */
  folderOf: (remote: string, version: string) => Promise<string | null>;
  /** The remotes that were ever published to, by name. */
  listRemotes: () => Promise<string[]>;
  /** The numbers of a remote's statements, ascending. */
  listChannel: (remote: string) => Promise<number[]>;
  /**
   * Where a list is kept for a moment: waits for one that was asked for after this call. However many call, the storage is
   * asked as seldom as for pages.
   */
  renewChannel?: (remote: string) => Promise<void>;
  /** @throws ReleaseError where something lies there that can be no statement: it is too large, or nobody may read it */
  readChannel: (remote: string, sequence: number) => Promise<Buffer | null>;
  /** Adds a statement; false, and nothing is written, when another one has that number. */
  appendChannel: (remote: string, sequence: number, bytes: Buffer) => Promise<boolean>;
}

/** The signed list of files, beside the files. */
export const RELEASE_FILE = 'release.json';
