import { isIPv4, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Sealer } from '../../platform/seal.ts';

const COOKIE = /(?:^|;\s*)visitor=([0-9a-f]{32})(?:;|$)/;

/** As many visitors of one canary as an address may stand for, whatever cookies come from it. */
const VISITORS_PER_ADDRESS = 2;
const HASH_BYTES = 12;
/** A customer of most providers has that much of an IPv6 address for himself. */
const IPV6_GROUPS = 3.5;

/** The part of an address that belongs to one customer. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain) || !isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('%')[0]?.split('::') ?? [];
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean));
  const zeros = tail === undefined ? 0 : 8 - (before?.length ?? 0) - (after?.length ?? 0);
  const groups = [...(before ?? []), ...Array<string>(zeros).fill('0'), ...(after ?? [])];
  const digits = groups.map((group) => group.toLowerCase().padStart(4, '0')).join('');
  return digits.slice(0, IPV6_GROUPS * 4);
}

/**
 * Who met a canary, as something that can be counted and not followed: a keyed hash of the address' network and of one
 * bit of the visitor's random cookie, made for this canary alone. Neither address nor cookie can be found from it, and
 * whoever makes up cookies is counted twice at most. Null for a page that came without the cookie.
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
