import type { Queryable } from '../../platform/unit-of-work.ts';
import { toUser, type EventTarget } from '../../platform/publisher.ts';
import { listBlockParties, listCountries } from '../../viewing/kept-out.ts';

/** Everybody connected for whom a performer exists; she herself also where her own list would leave her out. */
export const toWhoSees = async (db: Queryable, performerId: string): Promise<EventTarget> => {
  const [parties, countries] = [await listBlockParties(db, performerId), await listCountries(db, performerId)];
  const except = [...parties.map(toUser), ...countries.map((country): EventTarget => ({ kind: 'country', country }))];
  return { kind: 'everyone', except };
};
