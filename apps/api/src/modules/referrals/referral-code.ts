import { randomInt } from 'node:crypto';

/** Without 0, O, 1, I, L, U, which are confused when a code is read aloud or typed, and to avoid accidental words. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const LENGTH = 8;

/** A random code, one of 30^8, too many to guess. */
export const newReferralCode = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** A code as it is stored, from however it was typed: case, spaces and dashes do not matter. */
export const normalizeCode = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();
