const OFFSET_BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * A short name of a session, which pages may hold: of the 256 random bits of a token it tells 32. Two sessions of one
 * browser have the same once in four thousand million.
 *
 * Source: Fowler, Noll and Vo, FNV-1a with 32 bits.
 */
export function sessionMarkOf(token: string | null): string | null {
  if (token === null) return null;
  let hash = OFFSET_BASIS;
  for (const character of token) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), PRIME);
  return (hash >>> 0).toString(36);
}
