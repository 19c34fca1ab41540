import { fileTypeFromFile } from 'file-type';
import type { Context } from '../../context.ts';
import { UnsupportedTypeError } from '../../errors/common-errors.ts';
import type { FileKind } from '../../platform/database/file-tables.ts';
import { isDisguised } from './find-disguise.ts';
import { mediumOf } from './media-kinds.ts';
import { checkRecording } from './processing/check-recording.ts';
import { inspectPicture } from './processing/inspect-picture.ts';
import { checkMotion, readMotion } from './processing/motion.ts';

/**
 * Looks at a file that has arrived, by whichever way: what it is by its content, and whether it can be shown. Answers
 * its type. Whoever sent it hears at once what is wrong with it, and nothing of it is kept. It never runs a program: what
 * only ffmpeg can find in a film or sound is found by the job that works on it, and the file's state tells it.
 * @throws UnsupportedTypeError, PictureTooLargeError, UnreadableFileError, UnplayableVideoError,
 * UnplayableAudioError, MovingPictureError, MotionTooLargeError
 */
export const examineFile = async (
  { ffmpeg }: Pick<Context, 'ffmpeg'>,
  path: string,
  kind: FileKind,
): Promise<string> => {
  const { name: medium, mimes } = mediumOf(kind);
  const type = await fileTypeFromFile(path);
  if (!type || !mimes.includes(type.mime)) throw new UnsupportedTypeError();
  if (medium === 'picture') {
    if (await isDisguised(path)) throw new UnsupportedTypeError();
    const motion = await readMotion(path, type.mime);
    if (motion) checkMotion(motion, { kind, mime: type.mime, hasFfmpeg: ffmpeg !== null });
    // A sequence in AVIF is no picture to what decodes pictures: its job looks at it.
    if (!motion || type.mime !== 'image/avif') await inspectPicture(path);
  }
  if (medium === 'video' || medium === 'audio') {
    await checkRecording({ path, mime: type.mime, medium }, { hasFfmpeg: ffmpeg !== null });
  }
  return type.mime;
};
