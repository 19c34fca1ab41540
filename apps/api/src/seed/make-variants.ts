// Makes the served sizes of every demo picture and their index: node apps/api/src/seed/make-variants.ts
// The results are committed, because AVIF takes minutes to encode and a first start should take seconds.
// Run it after a change to data/pictures.ts.
import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { pictures, type Picture, type PictureName } from './data/pictures.ts';
import { INDEX_PATH, MEDIA_FOLDER, variantPath, type PreparedPicture, type PreparedVariant } from './media-folder.ts';

const WIDTHS = { small: 320, medium: 720, large: 1280 } as const;
/** The largest height of a portrait, as a multiple of its width. */
const TALLEST = 1.4;
const THUMBHASH_EDGE = 100;

const cropped = async ({ file, crop }: Picture): Promise<Buffer> => {
  const image = sharp(path.join(MEDIA_FOLDER, 'pictures', file));
  const { width, height } = await image.metadata();
  if (crop) {
    image.extract({
      left: Math.round(crop.x * width),
      top: Math.round(crop.y * height),
      width: Math.floor(crop.w * width),
      height: Math.floor(crop.h * height),
    });
  }
  return image.png({ compressionLevel: 0 }).toBuffer();
};

const encode = async (
  source: Buffer,
  size: keyof typeof WIDTHS,
  format: 'avif' | 'webp',
): Promise<{ data: Buffer; variant: PreparedVariant }> => {
  const width = WIDTHS[size];
  const resized = sharp(source).resize({
    width,
    height: Math.round(width * TALLEST),
    fit: 'inside',
    withoutEnlargement: true,
  });
  const encoded = format === 'avif' ? resized.avif({ quality: 45 }) : resized.webp({ quality: 68, effort: 5 });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { data, variant: { size, format, width: info.width, height: info.height, bytes: data.length } };
};

const thumbhashOf = async (source: Buffer): Promise<string> => {
  const { data, info } = await sharp(source)
    .resize({ width: THUMBHASH_EDGE, height: THUMBHASH_EDGE, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
};

const prepare = async (name: PictureName, picture: Picture): Promise<PreparedPicture> => {
  const source = await cropped(picture);
  const variants: PreparedVariant[] = [];
  let sha256 = '';
  for (const size of ['small', 'medium', 'large'] as const) {
    for (const format of ['avif', 'webp'] as const) {
      const { data, variant } = await encode(source, size, format);
      await writeFile(variantPath(name, variant), data);
      variants.push(variant);
      if (size === 'large' && format === 'webp') sha256 = createHash('sha256').update(data).digest('hex');
    }
  }
  const { width, height } = await sharp(source).metadata();
  return { width, height, thumbhash: await thumbhashOf(source), sha256, variants };
};

const folder = path.dirname(INDEX_PATH);
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const index: Partial<Record<PictureName, PreparedPicture>> = {};
for (const name of Object.keys(pictures) as PictureName[]) {
  index[name] = await prepare(name, pictures[name]);
  process.stdout.write(`${name}\n`);
}
await writeFile(INDEX_PATH, `${JSON.stringify(index, null, 1)}\n`);
