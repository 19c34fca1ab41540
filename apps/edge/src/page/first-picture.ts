import { z } from 'zod';
import { unescapeHtml } from './escape.ts';
import { valueAt } from './pointer.ts';

const urlSchema = z.string().max(2000);
const sizeSchema = z.object({ avif: urlSchema, width: z.int().positive() });

/** The part of a picture in the API's answers that a preload needs. */
const pictureSchema = z.object({ small: sizeSchema, medium: sizeSchema, large: sizeSchema });

/** A value of the attribute `srcset`. */
export type PictureSet = string;

/** The `srcset` of a picture in an answer, in AVIF; null when there is none, as for a locked one. */
export function pictureSetAt(data: unknown, pointer: string): PictureSet | null {
  const { data: picture } = pictureSchema.safeParse(valueAt(data, pointer));
  if (!picture) return null;
  return [picture.small, picture.medium, picture.large].map(({ avif, width }) => `${avif} ${width}w`).join(', ');
}

/** Attributes `srcset` and `sizes` of the main picture of a first screen, in AVIF. */
export interface FirstPicture {
  set: PictureSet;
  sizes: string;
}

/** As the kit's `Picture` draws one that is urgent. */
const URGENT =
  /<picture><source type="image\/avif" srcset="([^"]+)" sizes="([^"]+)"\/?><img [^>]*?\bfetchpriority="high"/i;

/** The main picture of what the server has drawn: the first that is urgent. */
export function drawnPicture(html: string): FirstPicture | null {
  const [, set, sizes] = URGENT.exec(html) ?? [];
  return set && sizes ? { set: unescapeHtml(set), sizes: unescapeHtml(sizes) } : null;
}
