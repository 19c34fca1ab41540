import { isDigestText } from '../is-digest-text.ts';
import type { Sealer } from '../seal.ts';

/** The query of a sandbox page's URL. */
export interface SignedQuery {
  /** Until when the page can be opened, in seconds since 1970. */
  expires: number;
  signature: string;
}

const signatureOf = (
  sealer: Sealer,
  page: string,
  { subject, expires }: { subject: string; expires: number },
): Buffer => sealer.digest(`${subject} ${expires}`, page);

/** Signs the URL of a sandbox page, because whoever has it may answer there; it expires. */
export const signPage = (
  sealer: Sealer,
  page: string,
  { subject, minutes }: { subject: string; minutes: number },
): SignedQuery => {
  const expires = Math.floor(Date.now() / 1000) + minutes * 60;
  return { expires, signature: signatureOf(sealer, page, { subject, expires }).toString('base64url') };
};

export const isPageOpen = (
  sealer: Sealer,
  page: string,
  { subject, expires, signature }: SignedQuery & { subject: string },
): boolean => isDigestText(signatureOf(sealer, page, { subject, expires }), signature) && expires * 1000 > Date.now();
