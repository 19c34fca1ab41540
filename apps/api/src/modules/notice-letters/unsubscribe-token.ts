import { timingSafeEqual } from 'node:crypto';
import type { Context } from '../../context.ts';
import type { Sealer } from '../../platform/seal.ts';
import { siteUrl } from '../../platform/site-url.ts';

const PURPOSE = 'notice-letters.unsubscribe';
const ID_BYTES = 16;

const idBytes = (userId: string): Buffer => Buffer.from(userId.replaceAll('-', ''), 'hex');

const idOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/**
 * What ends an account's letters about news, and does nothing else: the account's id with a keyed fingerprint. It does
 * not expire, because letters are read late, and ending them again changes nothing.
 */
export const unsubscribeToken = (sealer: Sealer, userId: string): string =>
  Buffer.concat([idBytes(userId), sealer.digest(userId, PURPOSE)]).toString('base64url');

/** The account of a token; null for one that the site has not made. */
export const readUnsubscribeToken = (sealer: Sealer, token: string): string | null => {
  const bytes = Buffer.from(token, 'base64url');
  const [id, given] = [bytes.subarray(0, ID_BYTES), bytes.subarray(ID_BYTES)];
  if (id.length < ID_BYTES) return null;
  const userId = idOf(id);
  const right = sealer.digest(userId, PURPOSE);
  return given.length === right.length && timingSafeEqual(given, right) ? userId : null;
};

/** The address in letters and in their headers. */
export const unsubscribeUrl = ({ config, sealer }: Pick<Context, 'config' | 'sealer'>, userId: string): string =>
  siteUrl(config, `/api/letters/unsubscribe/${unsubscribeToken(sealer, userId)}`);
