import { randomInt } from 'node:crypto';

/** Without 0, O, 1, I, L, U: a code is read aloud and typed, and spells no words by accident. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const LENGTH = 8;

/** A random code; 30 to the power of 8 of them make guessing one pointless. */
export const newReferralCode = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** A code as it is stored, from however it was typed: case, spaces and dashes do not matter. */
export const normalizeCode = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();
