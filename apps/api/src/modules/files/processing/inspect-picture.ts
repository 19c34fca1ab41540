import sharp from 'sharp';
import { PictureTooLargeError, UnreadableFileError } from '../files.errors.ts';
import { MAX_PIXELS } from './pictures.ts';

/** Enough to decode every row, and soon done. */
const PROBE_EDGE = 64;

/**
 * Decodes a picture once, so that a broken or too large one is refused at upload, not after processing.
 * @throws PictureTooLargeError, UnreadableFileError
 */
export const inspectPicture = async (path: string): Promise<void> => {
  const size = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw new UnreadableFileError({ cause });
    });
  if (size.width * size.height > MAX_PIXELS) throw new PictureTooLargeError();
  await sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .resize(PROBE_EDGE, PROBE_EDGE, { fit: 'inside' })
    .raw()
    .toBuffer()
    .catch((cause: unknown) => {
      throw new UnreadableFileError({ cause });
    });
};
