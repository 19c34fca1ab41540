import { isIPv4, isIPv6 } from 'node:net';

/** A customer of most providers has a /56 of IPv6 addresses. */
const IPV6_GROUPS = 3.5;

/** The network of one customer: an IPv4 address, or the first 56 bits of an IPv6 one. */
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
