import type { FileKind } from '../../platform/database/file-tables.ts';

/** A file on this machine whose content has been looked at. The type that the sender gave is not kept. */
export interface LocalFile {
  path: string;
  /** The sender's name for it, as a label. */
  name: string;
  mime: string;
  size: number;
  sha256: Buffer;
}

export interface ReceivedFile {
  /** A new one unless it was promised before. */
  id?: string;
  ownerId: string;
  kind: FileKind;
  file: LocalFile;
  /** As its sender called it, where that is to be kept. */
  name?: string;
  /** Whether its owner has a vault to keep it in: performers have, and it is they who upload nearly everything. */
  hasVault?: boolean;
}
