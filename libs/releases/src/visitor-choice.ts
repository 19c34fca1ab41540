import { createHash } from 'node:crypto';

const RANGE = 2 ** 32;

/**
 * Whether a visitor is among the given per cent that get a version first. The same at every visit; who is in at 5 %
 * stays in at 20 %; another version finds other visitors.
 */
export function isAmong(
  visitor: string,
  { remote, version, percent }: { remote: string; version: string; percent: number },
): boolean {
  const hash = createHash('sha256').update(`${remote}:${version}:${visitor}`).digest();
  return (hash.readUInt32BE(0) / RANGE) * 100 < percent;
}
