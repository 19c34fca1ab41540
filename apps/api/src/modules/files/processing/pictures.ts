import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import type { FileVariant } from '../../../platform/database/file-tables.ts';
import { UnreadableFileError } from '../files.errors.ts';
import { readHdrTransfer, toneMap } from './hdr-pictures.ts';

/** Widths in pixels. A picture is never enlarged: a smaller one keeps its own width in every size. */
const SIZES = [
  ['small', 320],
  ['medium', 720],
  ['large', 1440],
] as const;

/** Pictures taller than this times their width are narrowed, because encoders limit the height. */
const TALLEST = 4;
/** Limit of decoded pixels: a file of 25 MB could otherwise decode to any size. */
export const MAX_PIXELS = 50_000_000;
const THUMBHASH_EDGE = 100;

export interface PictureVariant extends Omit<FileVariant, 'key'> {
  data: Buffer;
}

export interface Picture {
  /** As displayed, after the orientation in its metadata. */
  width: number;
  height: number;
  thumbhash: string;
}

interface Pixels {
  data: Buffer;
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/**
 * Makes every size of a picture in AVIF and WebP, upright and without metadata, and passes each to `onVariant`. The
 * original is decoded once, HDR to usual colours; of an animation the first frame is used.
 * @throws UnreadableFileError when it is broken or larger than 50 megapixels
 */
export const processPicture = async (
  source: string | Buffer,
  onVariant: (variant: PictureVariant) => Promise<void>,
): Promise<Picture> => {
  const { width, height, pixels } = await decode(source);
  for (const [size, edge] of SIZES) {
    for (const format of ['webp', 'avif'] as const) await onVariant(await encode(pixels, size, edge, format));
  }
  return { width, height, thumbhash: await thumbhashOf(pixels) };
};

const decode = async (source: string | Buffer) => {
  try {
    const input = sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { autoOrient } = await input.metadata();
    const hdr = await readHdrTransfer(source);
    const { data, info } = await input
      .autoOrient()
      .resize({ width: 1440, height: 1440 * TALLEST, fit: 'inside', withoutEnlargement: true })
      .toColourspace(hdr ? 'rgb16' : 'srgb')
      .raw(hdr ? { depth: 'ushort' } : {})
      .toBuffer({ resolveWithObject: true });
    const { channels } = info;
    const codes = (): Uint16Array => new Uint16Array(data.buffer, data.byteOffset, data.length / 2);
    const shown = hdr && channels >= 3 ? toneMap(codes(), channels, hdr) : data;
    const pixels: Pixels = { data: shown, raw: { width: info.width, height: info.height, channels } };
    return { width: autoOrient.width, height: autoOrient.height, pixels };
  } catch (cause) {
    throw new UnreadableFileError({ cause });
  }
};

const encode = async (
  { data, raw }: Pixels,
  size: FileVariant['size'],
  edge: number,
  format: 'avif' | 'webp',
): Promise<PictureVariant> => {
  const box = { width: edge, height: edge * TALLEST, fit: 'inside', withoutEnlargement: true } as const;
  const resized = sharp(data, { raw }).resize(box);
  const encoded =
    format === 'avif' ? resized.avif({ quality: 50, effort: 2 }) : resized.webp({ quality: 75, effort: 4 });
  const { data: bytes, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { size, format, width: info.width, height: info.height, bytes: bytes.length, data: bytes };
};

const thumbhashOf = async ({ data, raw }: Pixels): Promise<string> => {
  const small = await sharp(data, { raw })
    .resize({ width: THUMBHASH_EDGE, height: THUMBHASH_EDGE, fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(small.info.width, small.info.height, small.data)).toString('base64');
};
