import type { Queryable } from '../../platform/unit-of-work.ts';
import { toUser, type EventTarget } from '../../platform/publisher.ts';
import { listBlockParties, listCountries } from '../../viewing/blocked-parties.ts';

/**
 * The target of everybody connected for whom a performer exists, and of herself even where she blocks her own country.
 */
export const toVisible = async (db: Queryable, performerId: string): Promise<EventTarget> => {
  const [parties, countries] = [await listBlockParties(db, performerId), await listCountries(db, performerId)];
  const except = [...parties.map(toUser), ...countries.map((country): EventTarget => ({ kind: 'country', country }))];
  return { kind: 'everyone', except };
};
