import { v7 } from 'uuid';
import type { StoredPassword } from '../modules/accounts/credentials.ts';
import type { PreparedMedia } from './media-folder.ts';
import { createRandom, type Random } from './random.ts';

const HOUR = 3_600_000;
const SEED = 20_240_321;

/** What every step of the seeding uses. The same `startedAt` gives the same demo, ids included. */
export interface World {
  startedAt: Date;
  random: Random;
  media: PreparedMedia;
  /** The stored password of all demo accounts. */
  password: StoredPassword;
  /** A UUIDv7 made for the time `at`: lists sorted by id then show history in order. */
  newId(at: Date): string;
  hoursAgo(hours: number): Date;
  daysAgo(days: number): Date;
  /** A random time between two. */
  between(from: Date, to: Date): Date;
}

export const createWorld = (startedAt: Date, media: PreparedMedia, password: StoredPassword): World => {
  const random = createRandom(SEED);
  const idRandom = createRandom(SEED + 1);
  const hoursAgo = (hours: number) => new Date(startedAt.getTime() - Math.round(hours * HOUR));
  return {
    startedAt,
    random,
    media,
    password,
    newId: (at) => v7({ msecs: at.getTime(), random: idRandom.bytes(16) }),
    hoursAgo,
    daysAgo: (days) => hoursAgo(days * 24),
    between: (from, to) => new Date(Math.round(from.getTime() + random.next() * (to.getTime() - from.getTime()))),
  };
};
