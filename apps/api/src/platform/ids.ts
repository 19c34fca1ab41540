import { randomFillSync } from 'node:crypto';
import { v7 } from 'uuid';

/** A new UUIDv7: sorts by the time it was made (or by `at`, for history), so ids serve as cursors. */
export const newId = (at?: Date): string => {
  const random = takeRandom();
  return v7(at ? { random, msecs: at.getTime() } : { random, ...nextPlace(random) });
};

const BYTES = 16;
const stock = new Uint8Array(256 * BYTES);
let taken = stock.length;

/** Asking for random bytes takes four times as long as all the rest of an id: they come for many ids at once. */
const takeRandom = (): Uint8Array => {
  if (taken === stock.length) {
    randomFillSync(stock);
    taken = 0;
  }
  taken += BYTES;
  return stock.slice(taken - BYTES, taken);
};

const last = { msecs: 0, seq: 0 };

/** Ids of one millisecond are counted, from a random number on. The library counts where it takes the bytes itself. */
const nextPlace = (random: Uint8Array): typeof last => {
  const now = Date.now();
  if (now > last.msecs) {
    last.msecs = now;
    // Half of the numbers, so that there are enough after it.
    last.seq = new DataView(random.buffer).getUint32(0) >>> 1;
  } else last.seq += 1;
  return last;
};

/** The lowest id that a moment can have: what was made since then has that or a higher one. */
export const lowestIdAt = (at: Date): string => {
  const milliseconds = Math.max(0, at.getTime()).toString(16).padStart(12, '0');
  return `${milliseconds.slice(0, 8)}-${milliseconds.slice(8)}-7000-8000-000000000000`;
};
