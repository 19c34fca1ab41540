import { createHash } from 'node:crypto';

/**
 * The ETag of texts as the API sends them. By it a page knows whether the texts that it has are those that it was drawn
 * with. Weak, because it is the same for every content encoding.
 */
export const tagOfTexts = (texts: readonly unknown[]): string =>
  `W/"${createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, 27)}"`;
