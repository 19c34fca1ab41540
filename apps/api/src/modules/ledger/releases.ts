import type { Hundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { NothingToReverseError } from './reversals.errors.ts';
import { lockForReversal } from './reversals.repository.ts';

/** What was held, and what paid a performer out of it. */
interface Release {
  heldId: string;
  releaseId: string;
}

/** The release that a transaction is, or came out of; undefined for what was never held, or is held still. */
export const findRelease = async (db: Queryable, transactionId: string): Promise<Release | undefined> => {
  const row = await db
    .selectFrom('ledger_releases')
    .selectAll()
    .where((at) => at.or([at('held_id', '=', transactionId), at('release_id', '=', transactionId)]))
    .executeTakeFirst();
  return row && { heldId: row.held_id, releaseId: row.release_id };
};

/**
 * How much of a release has to come back before so much of what was held can be paid back. Both stay locked until the
 * transaction ends.
 *
 * @param asked all that is left where nothing is said
 * @throws NothingToReverseError when more is asked for than is left
 */
export const missingOfHeld = async (
  db: Queryable,
  { heldId, releaseId }: Release,
  asked: Hundredths | undefined,
): Promise<{ amount: Hundredths; missing: Hundredths }> => {
  const held = await lockForReversal(db, heldId);
  const release = await lockForReversal(db, releaseId);
  const left = held.amount - held.reversed;
  const amount = asked ?? left;
  if (amount <= 0n || amount > left) throw new NothingToReverseError();
  const stillHeld = left - (release.amount - release.reversed);
  return { amount, missing: amount > stillHeld ? amount - stillHeld : 0n };
};
