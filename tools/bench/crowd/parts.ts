import { moment } from '../sockets/told.ts';

/** Each part begins with the moment at which it was stored, in so many digits. */
export const MOMENT_DIGITS = 16;
/** Half a second of 2.5 Mbit/s. */
const PART_BYTES = 156_000;
export const PART_MS = 500;
export const PARTS_OF_A_SEGMENT = 4;

/** The bytes of a part that is stored now. */
export const partOfNow = (): Buffer => {
  const bytes = Buffer.alloc(PART_BYTES, 7);
  bytes.write(String(moment()).padStart(MOMENT_DIGITS, '0'));
  return bytes;
};
