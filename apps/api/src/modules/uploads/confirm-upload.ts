import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import { FileAlteredError } from '../files/files.errors.ts';
import { fileLabel } from '../files/file-label.ts';
import { findFile, updateFile, type FileRow } from '../files/files.repository.ts';
import type { LocalFile } from '../files/received-file.ts';
import { createOncePerKey } from '../../shared/once-per-key.ts';
import { takeArrival } from './take-arrival.ts';

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

type Arrived = Pick<LocalFile, 'sha256'> & { size: number | bigint };

const isAltered = (arrived: Arrived, { size, sha256 }: UploadMetadata): boolean =>
  (size !== undefined && BigInt(size) !== BigInt(arrived.size)) ||
  (sha256 !== undefined && sha256 !== arrived.sha256.toString('hex'));

/**
 * Confirms an uploaded file with the sender's facts; one that went directly to the store is checked and stored first.
 * May be repeated with the same facts.
 * @throws NotFoundError for a file that has not arrived or is not the caller's, FileAlteredError when the bytes differ
 * from those that were sent, and what `takeArrival` throws
 */
export const createConfirmer = (context: Context): ((confirmation: Confirmation) => Promise<FileRow>) => {
  const once = createOncePerKey<FileRow>();

  const take = ({ ownerId, fileId, metadata }: Confirmation): Promise<FileRow> =>
    // By owner and file, so that nobody waits for somebody else's.
    once(`${ownerId} ${fileId}`, () =>
      takeArrival(context, { ownerId, fileId, isAltered: (file) => isAltered(file, metadata) }),
    );

  return async (confirmation) => {
    const { ownerId, fileId, metadata } = confirmation;
    const found = await findFile(context.db, fileId);
    // Verification documents are not shown to their owner either.
    if (found && (found.owner_id !== ownerId || found.kind === 'document')) throw new NotFoundError();
    const row = found ?? (await take(confirmation));
    if (isAltered(row, metadata)) throw new FileAlteredError();
    if (metadata.name === undefined) return row;
    const name = fileLabel(metadata.name);
    await updateFile(context.db, fileId, { name });
    return { ...row, name };
  };
};
