import { z } from 'zod';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { JobHandler } from '../../../jobs/job-runner.ts';
import type { FileStatus } from '../../../platform/database/file-tables.ts';
import { newEvent, toUser } from '../../../realtime/publisher.ts';
import { ProcessingGivenUpError } from '../files.errors.ts';
import { beginProcessing, updateFile, type FileRow } from '../files.repository.ts';
import { announceGallery } from '../../galleries/announce-gallery.ts';
import { showProfilePicture } from '../../users/profile-picture.ts';
import { showVideo } from '../../videos/show-video.ts';
import { mediumOf } from '../media-kinds.ts';
import { makers, type Report } from './makers.ts';

const payloadSchema = z.object({ fileId: z.uuid() });
const MAX_ATTEMPTS = 5;

/** Makes what is served of an uploaded file. Does nothing for a file that is finished, so it may run again. */
export const processFile: JobHandler = async (context, payload) => {
  const { fileId } = payloadSchema.parse(payload);
  const file = await beginProcessing(context.db, fileId);
  if (!file) return;
  try {
    if (file.attempts > MAX_ATTEMPTS) throw new ProcessingGivenUpError();
    const report = reporter(context, file);
    await report(1);
    const medium = mediumOf(file.kind).name;
    // Handed out as it came: it never waits for this.
    if (medium === 'download') return;
    const result = await makers[medium](context, file, report);
    await context.work(async (unit) => {
      await updateFile(unit.db, fileId, {
        ...result,
        variants: JSON.stringify(result.variants),
        status: 'ready',
        percent: 100,
        error_code: null,
      });
      await showProfilePicture(unit.db, file);
      await showVideo(unit, file);
      await announceGallery(unit, file);
    });
    announce(context, file, 'ready', 100);
  } catch (error) {
    // What is wrong with the file itself will be wrong next time; anything else is tried again.
    if (!(error instanceof AppError)) throw error;
    await updateFile(context.db, fileId, { status: 'failed', error_code: error.code });
    announce(context, file, 'failed', 0);
  }
};

const announce = (context: Context, { id, owner_id }: FileRow, status: FileStatus, percent: number): void =>
  context.publisher.publish(toUser(owner_id), newEvent('file.progressed', { fileId: id, status, percent }));

const reporter = (context: Context, file: FileRow): Report => {
  let last = 0;
  return async (percent) => {
    const whole = Math.min(99, Math.max(last, Math.floor(percent)));
    await updateFile(context.db, file.id, { percent: whole });
    if (whole > last) announce(context, file, 'processing', whole);
    last = whole;
  };
};
