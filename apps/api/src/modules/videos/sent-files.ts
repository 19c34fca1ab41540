import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { Account } from '../../viewing/caller.ts';
import type { FileRow } from '../files/files.repository.ts';
import { lockStorage } from '../files/shared-bytes.ts';
import { lockFreeFiles } from './publishing.repository.ts';
import type { VideoColumns } from './vault-files.ts';
import { VideoFaceNotUsableError, VideoFileNotUsableError } from './videos.errors.ts';

/** Files that reached the store before, each for its place in a video. */
export interface SentFiles {
  fileId?: string | undefined;
  thumbnailFileId?: string | undefined;
  teaserFileId?: string | undefined;
}

/**
 * The columns in which files will stand that reached the store before, and the film where it is ready to be shown.
 * @throws VideoFileNotUsableError or VideoFaceNotUsableError for a file that is not hers, is something else, broke, or
 * stands in a video already
 */
export const takeSentFiles = async (
  { db }: UnitOfWork,
  account: Account,
  { fileId, thumbnailFileId, teaserFileId }: SentFiles,
): Promise<{ columns: VideoColumns; film: Pick<FileRow, 'id' | 'kind'> | undefined }> => {
  const ids = [fileId, thumbnailFileId, teaserFileId].filter((id) => id !== undefined);
  if (ids.length === 0) return { columns: {}, film: undefined };
  // Before the files, as everybody does who changes what a vault holds: nobody then waits for the other.
  await lockStorage(db, account.id);
  const free = new Map((await lockFreeFiles(db, account.id, ids)).map((file) => [file.id, file]));
  const film = fileId === undefined ? undefined : free.get(fileId);
  if (fileId !== undefined && film?.kind !== 'video') throw new VideoFileNotUsableError();
  // Each file stands in one place.
  if (fileId !== undefined) free.delete(fileId);
  if (thumbnailFileId && free.get(thumbnailFileId)?.kind !== 'video-thumbnail') throw new VideoFaceNotUsableError();
  if (teaserFileId && free.get(teaserFileId)?.kind !== 'video') throw new VideoFaceNotUsableError();
  const columns: VideoColumns = {};
  if (fileId) columns.file_id = fileId;
  if (thumbnailFileId) columns.thumbnail_file_id = thumbnailFileId;
  if (teaserFileId) columns.teaser_file_id = teaserFileId;
  return { columns, film: film?.status === 'ready' ? film : undefined };
};
