import { fileTypeFromFile } from 'file-type';
import type { Context } from '../../context.ts';
import { UnsupportedTypeError } from '../../errors/common-errors.ts';
import type { FileKind } from '../../platform/database/file-tables.ts';
import { isTextFile, TEXT } from './document-types.ts';
import { isDisguised } from './find-disguise.ts';
import { mediumOf } from './media-kinds.ts';
import { checkRecording } from './processing/check-recording.ts';
import { inspectPicture } from './processing/inspect-picture.ts';
import { checkMotion, readMotion } from './processing/motion.ts';

/**
 * Checks the content of an uploaded file and returns its type; refused files are not stored. It never runs a program:
 * what only ffmpeg finds is found by the processing job, and shows in the file's status.
 * @throws UnsupportedTypeError, PictureTooLargeError, UnreadableFileError, UnplayableVideoError, UnplayableAudioError,
 * MovingPictureError, MotionTooLargeError
 */
export const examineFile = async (
  { ffmpeg }: Pick<Context, 'ffmpeg'>,
  path: string,
  kind: FileKind,
): Promise<string> => {
  const { name: medium, mimes } = mediumOf(kind);
  const type = await fileTypeFromFile(path);
  if (!type && mimes.includes(TEXT) && (await isTextFile(path))) return TEXT;
  if (!type || !mimes.includes(type.mime)) throw new UnsupportedTypeError();
  if (medium === 'picture') {
    if (await isDisguised(path)) throw new UnsupportedTypeError();
    const motion = await readMotion(path, type.mime);
    if (motion) checkMotion(motion, { kind, mime: type.mime, hasFfmpeg: ffmpeg !== null });
    // sharp cannot decode an animated AVIF: its job checks it.
    if (!motion || type.mime !== 'image/avif') await inspectPicture(path);
  }
  if (medium === 'video' || medium === 'audio') {
    await checkRecording({ path, mime: type.mime, medium }, { hasFfmpeg: ffmpeg !== null });
  }
  return type.mime;
};
