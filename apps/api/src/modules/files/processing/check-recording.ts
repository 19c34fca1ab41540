import { open } from 'node:fs/promises';
import { UnplayableAudioError, UnreadableFileError } from '../files.errors.ts';
import { describeFilm } from './describe-film.ts';
import { readMp4Info } from './mp4-info.ts';

/** A film or sound on local disk, and its type by content. */
export interface Recording {
  path: string;
  mime: string;
  medium: 'video' | 'audio';
}

/**
 * Checks a film or sound by its boxes, without ffmpeg, so that the upload is refused at once when it is cut off, or
 * when there is no ffmpeg to convert it. The processing job checks the rest: see `inspectRecording`.
 * @throws UnreadableFileError, UnplayableVideoError, UnplayableAudioError
 */
export const checkRecording = async (
  { path, mime, medium }: Recording,
  { hasFfmpeg }: { hasFfmpeg: boolean },
): Promise<void> => {
  if (/mp4|quicktime|m4[av]/.test(mime)) await assertWholeBoxes(path);
  if (hasFfmpeg) return;
  if (medium === 'video') await describeFilm(path);
  else if (!(await readMp4Info(path))) throw new UnplayableAudioError();
};

/** Refuses an MP4 whose boxes are longer than the file, or that has no index. @throws UnreadableFileError */
const assertWholeBoxes = async (path: string): Promise<void> => {
  const handle = await open(path);
  try {
    const { size: fileSize } = await handle.stat();
    const header = Buffer.alloc(16);
    let hasIndex = false;
    for (let position = 0; position < fileSize;) {
      const { bytesRead } = await handle.read(header, 0, 16, position);
      if (bytesRead < 8) throw new UnreadableFileError();
      hasIndex ||= header.toString('latin1', 4, 8) === 'moov';
      const short = header.readUInt32BE(0);
      // 0: to the end of the file; 1: the length follows in 64 bits.
      if (short === 0) break;
      const size = short === 1 ? Number(header.readBigUInt64BE(8)) : short;
      if (size < 8 || position + size > fileSize) throw new UnreadableFileError();
      position += size;
    }
    if (!hasIndex) throw new UnreadableFileError();
  } finally {
    await handle.close();
  }
};
