/** Two seeds, and the odd factors of the mixing steps. */
const SEEDS = [0xdeadbeef, 0x41c6ce57] as const;
const FACTORS = [2654435761, 1597334677] as const;
const LAST_FACTORS = [2246822507, 3266489909] as const;
const BITS_21 = 0x1f_ffff;

/**
 * A short mark of a text, in 53 bits: the same for the same text, and practically never for two. It hides nothing: of a
 * text that is known but for a few digits, these can be tried out.
 *
 * Source: cyrb53 by bryc, in the public domain.
 */
export const fingerprintOf = (text: string): string => {
  let [low, high]: [number, number] = [...SEEDS];
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    low = Math.imul(low ^ unit, FACTORS[0]);
    high = Math.imul(high ^ unit, FACTORS[1]);
  }
  low = Math.imul(low ^ (low >>> 16), LAST_FACTORS[0]) ^ Math.imul(high ^ (high >>> 13), LAST_FACTORS[1]);
  high = Math.imul(high ^ (high >>> 16), LAST_FACTORS[0]) ^ Math.imul(low ^ (low >>> 13), LAST_FACTORS[1]);
  return ((high & BITS_21) * 2 ** 32 + (low >>> 0)).toString(36);
};
