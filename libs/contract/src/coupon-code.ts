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

/** Letters and digits of any script. */
const CODE = /^[\p{L}\p{N}_-]{3,32}$/u;

/** Whether a coupon may have this code, however it is typed. */
export const isCouponCode = (typed: string): boolean => CODE.test(normalizeCoupon(typed));
