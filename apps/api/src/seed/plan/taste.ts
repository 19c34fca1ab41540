import type { Fan, Performer } from '../build/people.ts';
import type { Username } from '../data/types.ts';

/** How popular the performers are; those not named have 3. */
const fame: Readonly<Record<Username, number>> = {
  'mahsa.art': 7,
  'saman.daf': 5,
  'arash.macro': 5,
  'kaveh.cooks': 4,
  'yasaman.sound': 2,
  'emad.khat': 2,
};

/** The weight of a performer for a fan: people mostly follow those whose language they read. */
export const taste = (fan: Fan, performer: Performer): number =>
  (fame[performer.username] ?? 3) * (fan.locale === performer.locale ? 5 : 1);
