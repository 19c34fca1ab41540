import { z } from 'zod';
import { valueAt } from './pointer.ts';

const urlSchema = z.string().max(2000);
const sizeSchema = z.object({ avif: urlSchema, width: z.int().positive() });

/** What of a picture, as the API gives it, a preload needs. */
const pictureSchema = z.object({ small: sizeSchema, medium: sizeSchema, large: sizeSchema });

/** A file for each width, as in the attribute `srcset`. */
export type PictureSet = string;

/** The picture at a place of an answer, in AVIF; null where nothing of the kind lies, as with a locked one. */
export function pictureSetAt(data: unknown, pointer: string): PictureSet | null {
  const { data: picture } = pictureSchema.safeParse(valueAt(data, pointer));
  if (!picture) return null;
  return [picture.small, picture.medium, picture.large].map(({ avif, width }) => `${avif} ${width}w`).join(', ');
}
