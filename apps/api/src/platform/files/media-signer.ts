import { createHmac } from 'node:crypto';
import { isDigestText } from '../is-digest-text.ts';

/** The signature of a file's URL: expiry, bearer, and an HMAC. */
export interface MediaSignature {
  /** Expiry, seconds since 1970. */
  e: number;
  /** The account it is signed for, or `public`. */
  a: string;
  /** HMAC-SHA256 in base64url. */
  s: string;
}

export interface MediaSigner {
  /** The query of a file's URL: `?e=..&a=..&s=..`. The same within a window, so that browsers can cache. */
  sign(fileId: string, bearer: string, now?: number): string;
  /** Whether the signature is valid and not expired. */
  verify(fileId: string, signature: MediaSignature, now?: number): boolean;
}

const DAY = 86_400;
const FIVE_MINUTES = 300;

/** The end of the next window: a public URL is valid for one to two days, an account's for five to ten minutes. */
const expiryOf = (bearer: string, nowMs: number): number => {
  const window = bearer === 'public' ? DAY : FIVE_MINUTES;
  return (Math.floor(nowMs / 1000 / window) + 2) * window;
};

/** Signs media URLs with a secret of at least 32 bytes. */
export const createMediaSigner = (secret: Buffer): MediaSigner => {
  const hmac = (fileId: string, expiry: number, bearer: string): Buffer =>
    createHmac('sha256', secret).update(`${fileId}\n${expiry}\n${bearer}`).digest();
  return {
    sign: (fileId, bearer, now = Date.now()) => {
      const expiry = expiryOf(bearer, now);
      return `?e=${expiry}&a=${bearer}&s=${hmac(fileId, expiry, bearer).toString('base64url')}`;
    },
    verify: (fileId, { e, a, s }, now = Date.now()) => isDigestText(hmac(fileId, e, a), s) && e * 1000 > now,
  };
};
