import type { FastifyRequest } from 'fastify';
import { networkOf } from '../../platform/network-of.ts';
import type { Sealer } from '../../platform/seal.ts';

const COOKIE = /(?:^|;\s*)visitor=([0-9a-f]{32})(?:;|$)/;

/** At most this many visitors of one canary are counted per address, whatever cookies they send. */
const VISITORS_PER_ADDRESS = 2;
const HASH_BYTES = 12;

/**
 * A countable but untraceable id of a canary's visitor: a keyed hash of the address' network and one bit of the
 * visitor's random cookie, made for this canary alone. Neither address nor cookie can be found from it, and invented
 * cookies count twice at most. Null for a page without the cookie.
 */
export function canaryVisitor(
  sealer: Sealer,
  { headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>,
  canary: { app: string; version: string },
): Buffer | null {
  const cookie = COOKIE.exec(headers.cookie ?? '')?.[1];
  if (cookie === undefined) return null;
  const owner = `canary:${canary.app}:${canary.version}`;
  const place = sealer.digest(cookie, owner).readUInt8(0) % VISITORS_PER_ADDRESS;
  return sealer.digest(`${networkOf(ip)} ${place}`, owner).subarray(0, HASH_BYTES);
}
