import type { z } from 'zod';
import { isUniqueViolation } from '../../shared/database-errors.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { Account } from '../../viewing/caller.ts';
import { publishVideo } from './publishing.service.ts';
import { takeSentFiles } from './sent-files.ts';
import { showVideo } from './show-video.ts';
import { VideoFileNotUsableError } from './videos.errors.ts';
import type { fileserverBody } from './videos.schema.ts';

/**
 * Publishes a video of files that were uploaded before or are in the vault; returns its id.
 * @throws what `takeSentFiles` and `publishVideo` throw
 */
export const publishStoredVideo = async (
  unit: UnitOfWork,
  account: Account,
  words: z.output<typeof fileserverBody>,
): Promise<string> => {
  const { columns, film } = await takeSentFiles(unit, account, words);
  try {
    const { id } = await publishVideo(unit, account, words, columns);
    if (film) await showVideo(unit, film);
    return id;
  } catch (error) {
    // A concurrent request used the file first.
    if (isUniqueViolation(error)) throw new VideoFileNotUsableError({ cause: error });
    throw error;
  }
};
