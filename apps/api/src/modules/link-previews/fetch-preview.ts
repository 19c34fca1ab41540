import sharp from 'sharp';
import { getBounded, UnreadablePageError, type Asked, type Outside } from '../../platform/outside/get-bounded.ts';
import { decodePage, readHead, type PageFacts } from './read-head.ts';

const MOST_BYTES = 512 * 1024;
const TIMEOUT_MS = 5000;
const PAGE_TYPES = ['text/html', 'application/xhtml+xml'];
const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];
const MAX_PIXELS = 24_000_000;
/** Pixels: twice the edge at which it is shown. */
export const PICTURE_EDGE = 160;

export interface FetchedPreview extends Omit<PageFacts, 'pictureAddress'> {
  /** A WebP. */
  picture: Buffer | null;
}

/** Its first frame, cut to a square and encoded anew: nothing of the file itself goes on. */
const encodePicture = (bytes: Buffer): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width: PICTURE_EDGE, height: PICTURE_EDGE, fit: 'cover', position: 'attention' })
    .toColourspace('srgb')
    .webp({ quality: 72 })
    .timeout({ seconds: 5 })
    .toBuffer();

/** Null when there is none that can be shown: a preview is one without it. */
const fetchPicture = async (
  address: string | null,
  page: URL,
  { asked, outside }: { asked: Omit<Asked, 'types' | 'mayBeCut'>; outside: Outside | undefined },
): Promise<Buffer | null> => {
  const url = address === null ? null : URL.parse(address, page.href);
  if (!url) return null;
  try {
    const { body } = await getBounded(url, { ...asked, types: PICTURE_TYPES, mayBeCut: false }, outside);
    return await encodePicture(body);
  } catch {
    return null;
  }
};

/**
 * Asks a page what it says of itself.
 * @throws UnreadablePageError and errors of the network, when it says nothing
 */
export const fetchPreview = async (address: string, siteName: string, outside?: Outside): Promise<FetchedPreview> => {
  // A header has letters of the first half alone.
  const name = siteName.replace(/[^\w.-]+/g, '') || 'Barg';
  const asked = { userAgent: `${name}-LinkPreview/1.0`, most: MOST_BYTES, timeout: TIMEOUT_MS };
  const page = await getBounded(new URL(address), { ...asked, types: PAGE_TYPES, mayBeCut: true }, outside);
  const { pictureAddress, ...facts } = readHead(decodePage(page.body, page.charset));
  if (facts.title === '') throw new UnreadablePageError('no title');
  return { ...facts, picture: await fetchPicture(pictureAddress, page.url, { asked, outside }) };
};
