import { z } from 'zod';

const DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/g;
/** Spaces, joiners and direction marks. */
const UNSEEN = /[\s\u200B-\u200F\u202A-\u202E\u2066-\u2069]+/g;

/** A code in its stored form: normalised letters, no case, Latin digits, no spaces. */
export const normalizeCoupon = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replace(UNSEEN, '');

/**
 * Letters and digits of any script. Not a `pattern` of the API's document, whose users may not support Unicode classes.
 */
const CODE = /^[\p{L}\p{N}_-]{3,32}$/u;

/** A new code. */
export const couponCode = z
  .string()
  .max(64)
  .overwrite(normalizeCoupon)
  .refine((code) => CODE.test(code), { error: 'three to thirty-two letters, digits, hyphens or underscores' });

/** An optional code of a payment. */
export const typedCoupon = z.string().max(64).overwrite(normalizeCoupon);
