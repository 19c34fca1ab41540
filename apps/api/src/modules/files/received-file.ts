import type { FileKind } from '../../platform/database/file-tables.ts';

/** A checked file on local disk. The type is that of its content, not the sender's. */
export interface LocalFile {
  path: string;
  /** The original file name as a label. */
  name: string;
  mime: string;
  size: number;
  sha256: Buffer;
}

export interface ReceivedFile {
  /** A new id unless one was promised before. */
  id?: string;
  ownerId: string;
  kind: FileKind;
  file: LocalFile;
  /** The original name, if it is kept. */
  name?: string;
  /** Whether its owner has a vault, as performers do. */
  hasVault?: boolean;
}
