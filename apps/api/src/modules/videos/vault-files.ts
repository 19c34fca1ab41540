import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { Account } from '../../viewing/caller.ts';
import type { FileRow } from '../files/files.repository.ts';
import { fileSentTwice } from '../files/file-sent-twice.ts';
import { reuseItem } from '../vault/vault.service.ts';

/** The columns of a video that name its files. */
export interface VideoColumns {
  file_id?: string | undefined;
  thumbnail_file_id?: string | undefined;
  teaser_file_id?: string | undefined;
}

/** Items of the vault, each with its place in a video. */
export interface VaultFiles {
  vaultVideo?: string | undefined;
  vaultThumbnail?: string | undefined;
  vaultTeaser?: string | undefined;
}

const PLACES = [
  { field: 'vaultVideo', column: 'file_id', kind: 'video' },
  { field: 'vaultThumbnail', column: 'thumbnail_file_id', kind: 'video-thumbnail' },
  { field: 'vaultTeaser', column: 'teaser_file_id', kind: 'video' },
] as const;

/**
 * Makes files of the named items: the columns for them, and the film if it is among them, which is ready at once.
 * @throws InvalidValuesError for a place that has an uploaded file too, and what `reuseItem` throws
 */
export const reuseForVideo = async (
  unit: UnitOfWork,
  account: Pick<Account, 'id'>,
  items: VaultFiles,
  sent: VideoColumns,
): Promise<{ columns: VideoColumns; film: FileRow | undefined }> => {
  const columns: VideoColumns = {};
  let film: FileRow | undefined;
  for (const { field, column, kind } of PLACES) {
    const id = items[field];
    if (id === undefined) continue;
    if (sent[column] !== undefined) throw fileSentTwice(field);
    const row = await reuseItem(unit, account, { id, kind });
    columns[column] = row.id;
    if (column === 'file_id') film = row;
  }
  return { columns, film };
};
