import type { z } from 'zod';
import { isUniqueViolation } from '../../shared/database-errors.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { Account } from '../../viewing/caller.ts';
import { lockStorage } from '../files/shared-bytes.ts';
import { lockFreeFiles } from './publishing.repository.ts';
import { publishVideo } from './publishing.service.ts';
import { showVideo } from './show-video.ts';
import { VideoFaceNotUsableError, VideoFileNotUsableError } from './videos.errors.ts';
import type { fileserverBody } from './videos.schema.ts';

/**
 * Publishes a video whose film, and picture and teaser where it has them, reached the store before or lie in the vault;
 * answers its id.
 * @throws VideoFileNotUsableError or VideoFaceNotUsableError for a file that is not hers, is something else, broke, or
 * stands in a video already; what `publishVideo` throws
 */
export const publishStoredVideo = async (
  unit: UnitOfWork,
  account: Account,
  { fileId, thumbnailFileId, teaserFileId, ...words }: z.output<typeof fileserverBody>,
): Promise<string> => {
  // Before the files, as everybody does who changes what a vault holds: nobody then waits for the other.
  await lockStorage(unit.db, account.id);
  const ids = [fileId, thumbnailFileId, teaserFileId].filter((id) => id !== undefined);
  const free = new Map((await lockFreeFiles(unit.db, account.id, ids)).map((file) => [file.id, file]));
  const film = fileId === undefined ? undefined : free.get(fileId);
  if (fileId !== undefined && film?.kind !== 'video') throw new VideoFileNotUsableError();
  // Each file stands in one place.
  if (fileId !== undefined) free.delete(fileId);
  if (thumbnailFileId && free.get(thumbnailFileId)?.kind !== 'video-thumbnail') throw new VideoFaceNotUsableError();
  if (teaserFileId && free.get(teaserFileId)?.kind !== 'video') throw new VideoFaceNotUsableError();
  try {
    const files = { file_id: fileId, thumbnail_file_id: thumbnailFileId, teaser_file_id: teaserFileId };
    const { id } = await publishVideo(unit, account, words, files);
    if (film?.status === 'ready') await showVideo(unit, film);
    return id;
  } catch (error) {
    // Another request was quicker.
    if (isUniqueViolation(error)) throw new VideoFileNotUsableError({ cause: error });
    throw error;
  }
};
