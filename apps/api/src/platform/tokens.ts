import { createHash, randomBytes } from 'node:crypto';

/** An opaque session token: 256 random bits in base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token. The token is random, so a plain SHA-256 is enough. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
