import { fileTypeFromFile } from 'file-type';
import type { Context } from '../../context.ts';
import { UnsupportedTypeError } from '../../errors/common-errors.ts';
import type { FileKind } from '../../platform/database/file-tables.ts';
import { isDisguised } from './find-disguise.ts';
import { mediumOf } from './media-kinds.ts';
import { findFfmpeg } from './processing/find-ffmpeg.ts';
import { inspectPicture } from './processing/inspect-picture.ts';
import { inspectRecording } from './processing/inspect-recording.ts';

/**
 * Looks at a file that has arrived, by whichever way: what it is by its content, and whether it can be shown. Answers
 * its type. Whoever sent it hears at once what is wrong with it, and nothing of it is kept.
 * @throws UnsupportedTypeError, PictureTooLargeError, UnreadableFileError, UnplayableVideoError, RecordingTooLongError
 */
export const examineFile = async (
  { config }: Pick<Context, 'config'>,
  path: string,
  kind: FileKind,
): Promise<string> => {
  const { name: medium, mimes } = mediumOf(kind);
  const type = await fileTypeFromFile(path);
  if (!type || !mimes.includes(type.mime)) throw new UnsupportedTypeError();
  if (medium === 'picture') {
    if (await isDisguised(path)) throw new UnsupportedTypeError();
    await inspectPicture(path);
  }
  if (medium === 'video' || medium === 'audio') {
    await inspectRecording(await findFfmpeg(config.ffmpegPath), { path, mime: type.mime, medium });
  }
  return type.mime;
};
