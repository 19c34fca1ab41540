import { z } from 'zod';

const DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/g;
/** Spaces, joiners and direction marks: nobody sees or says them. */
const UNSEEN = /[\s\u200B-\u200F\u202A-\u202E\u2066-\u2069]+/g;

/** A code as it is stored, from however it was typed: one form of each letter, no case, Latin digits, no spaces. */
export const normalizeCoupon = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replace(UNSEEN, '');

/** Letters and digits of any script: no pattern of the document, since its readers may know no Unicode classes. */
const CODE = /^[\p{L}\p{N}_-]{3,32}$/u;

/** A new code. */
export const couponCode = z
  .string()
  .max(64)
  .overwrite(normalizeCoupon)
  .refine((code) => CODE.test(code), { error: 'three to thirty-two letters, digits, hyphens or underscores' });

/** A code that somebody typed where he pays; there may be none. */
export const typedCoupon = z.string().max(64).overwrite(normalizeCoupon);
