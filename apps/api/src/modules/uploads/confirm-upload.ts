import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import { FileAlteredError } from '../files/files.errors.ts';
import { fileLabel } from '../files/file-label.ts';
import { findFile, nameFile, type FileRow } from '../files/files.repository.ts';

export interface UploadMetadata {
  name?: string | undefined;
  size?: number | undefined;
  sha256?: string | undefined;
}

interface Confirmation {
  ownerId: string;
  fileId: string;
  metadata: UploadMetadata;
}

const isAltered = (row: FileRow, { size, sha256 }: UploadMetadata): boolean =>
  (size !== undefined && BigInt(size) !== row.size) || (sha256 !== undefined && sha256 !== row.sha256.toString('hex'));

/**
 * Takes note of what the sender says of a file that has arrived. May be said again, as long as it is true.
 * @throws NotFoundError for a file that has not arrived or is not the caller's, FileAlteredError when other bytes
 * arrived than were sent
 */
export const confirmUpload = async ({ db }: Context, { ownerId, fileId, metadata }: Confirmation): Promise<FileRow> => {
  const row = await findFile(db, fileId);
  // A document of a verification is not given back to its owner either.
  if (!row || row.owner_id !== ownerId || row.kind === 'document') throw new NotFoundError();
  if (isAltered(row, metadata)) throw new FileAlteredError();
  if (metadata.name === undefined) return row;
  const name = fileLabel(metadata.name);
  await nameFile(db, fileId, name);
  return { ...row, name };
};
