import { timingSafeEqual } from 'node:crypto';

/**
 * Whether a text is a digest as this site writes it (base64url), compared in constant time. Texts are compared and not
 * bytes: some that end differently stand for the same bytes, and a signature has one spelling.
 */
export const isDigestText = (digest: Buffer, text: string): boolean => {
  const [right, given] = [Buffer.from(digest.toString('base64url')), Buffer.from(text)];
  return given.length === right.length && timingSafeEqual(given, right);
};
