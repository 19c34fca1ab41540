import { thumbHashToDataURL } from 'thumbhash';

/** A blurred picture of about 32 px from a ThumbHash in base64; null when the hash cannot be read. */
export const placeholderUrl = (thumbhash: string): string | null => {
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(thumbhash), (letter) => letter.charCodeAt(0)));
  } catch {
    // Decorative: a broken hash must not throw while rendering.
    return null;
  }
};
