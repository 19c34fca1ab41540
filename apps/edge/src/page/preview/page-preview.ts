import type { Preview, PreviewPicture } from '@barg/contract';
import { z } from 'zod';
import { valueAt } from '../pointer.ts';
import { shownWords } from './words.ts';

/** In characters, of a preview's title. */
export const MAX_TITLE = 70;
const MAX_TEXT = 200;
const MAX_ALT = 200;

/** The origins that a preview's picture may have, so that an answer cannot send visitors elsewhere. */
export interface PictureOrigins {
  /** The site's, for relative URLs. */
  site: string;
  /** The storage's, for public pictures; null when there is none. */
  store: string | null;
}

export interface ShownPicture {
  /** Absolute. */
  address: string;
  width: number;
  height: number;
  alt: string;
}

/** The preview of a page. */
export interface PagePreview {
  type: Preview['type'];
  title: string;
  /** Empty when the page has no description. */
  text: string;
  picture: ShownPicture | null;
}

/** A preview with a picture. */
export type WholePreview = PagePreview & { picture: ShownPicture };

/** WebP, which every messenger supports; not all support AVIF. */
const pictureSchema = z.object({
  large: z.object({ webp: z.string().max(2000), width: z.int().positive(), height: z.int().positive() }),
});

const firstWords = (data: unknown, pointers: readonly string[], most: number): string =>
  pointers.map((pointer) => shownWords(valueAt(data, pointer), most)).find(Boolean) ?? '';

function pictureAt(data: unknown, { at, alt }: PreviewPicture, { site, store }: PictureOrigins): ShownPicture | null {
  const { data: picture } = pictureSchema.safeParse(valueAt(data, at));
  if (!picture || !URL.canParse(picture.large.webp, site)) return null;
  const { webp, width, height } = picture.large;
  const { href, origin } = new URL(webp, site);
  if (origin !== site && origin !== store) return null;
  return { address: href, width, height, alt: alt ? shownWords(valueAt(data, alt), MAX_ALT) : '' };
}

/** The preview of a page from the places in an answer that the remote names; null without a title. */
export function pagePreviewOf(data: unknown, preview: Preview, origins: PictureOrigins): PagePreview | null {
  const { type, title: titles, text = [], pictures = [] } = preview;
  const title = firstWords(data, titles, MAX_TITLE);
  if (!title) return null;
  const picture = pictures.map((place) => pictureAt(data, place, origins)).find((found) => found !== null) ?? null;
  return { type, title, text: firstWords(data, text, MAX_TEXT), picture };
}
