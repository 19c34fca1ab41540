import type { Message } from '@barg/contract';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { findSequenceSince } from './message-moments.ts';
import { listBetween } from './messages.repository.ts';
import type { Place } from './places.ts';
import { presentAll } from './present-messages.ts';

export interface Moments {
  /** Included. */
  from: Date;
  /** Not included. */
  to: Date;
  /** Of more, the last ones. */
  limit: number;
}

/** What was written between two moments into a chat that everyone may read, in its order. */
export const messagesBetween = async (
  db: Queryable,
  { id, lastSequence }: Place,
  { from, to, limit }: Moments,
): Promise<Message[]> => {
  const [first, next] = await Promise.all([findSequenceSince(db, id, from), findSequenceSince(db, id, to)]);
  if (first === null) return [];
  return presentAll(db, await listBetween(db, id, { from: first, to: next ?? lastSequence + 1, limit }), null);
};
