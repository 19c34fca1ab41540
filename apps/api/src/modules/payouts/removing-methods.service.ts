import type { Context } from '../../context.ts';
import type { PayoutMethodKind } from '../../platform/database/payout-tables.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { Account } from '../../viewing/caller.ts';
import { assertConfirmed } from '../accounts/confirmation.ts';
import { auditChange } from './methods.service.ts';
import { notifyOfNewDetails } from './payout-notices.ts';
import { DetailsChangedError, OpenPayoutError } from './payouts.errors.ts';
import { hasOpenRequest } from './payouts.repository.ts';
import { lockEarnings } from './reservation.ts';
import { lockMethods } from './same-details.ts';

/** A payout method as its owner has seen it; the version is null where she has seen none. */
export interface SeenMethod {
  kind: PayoutMethodKind;
  version: string | null;
}

/**
 * Locks the performer's row, so that of two concurrent changes the second fails.
 * @throws DetailsChangedError where the method is another one by now
 */
export const assertUnchanged = async (
  { db }: UnitOfWork,
  performerId: string,
  { kind, version }: SeenMethod,
): Promise<void> => {
  await lockMethods(db, performerId);
  const row = await db
    .selectFrom('payout_methods')
    .select('changed_at')
    .where('performer_id', '=', performerId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  const known = row?.changed_at.getTime() ?? null;
  if (known !== (version === null ? null : Date.parse(version))) throw new DetailsChangedError();
};

/**
 * Deletes a payout method with what is sealed of it, and tells its owner as of a change. Not while a payout is to go
 * there: its request has a copy, so that what was deleted would be used all the same.
 * @throws ConfirmationRequiredError, DetailsChangedError, OpenPayoutError
 */
export const removeMethod = async (context: Context, account: Account, seen: SeenMethod): Promise<void> => {
  await assertConfirmed(context.db, account);
  const { id: performerId } = account;
  const { kind } = seen;
  await context.work(async (unit) => {
    // As asking for a payout does, so that a request that copies the method comes either before this or after.
    await lockEarnings(unit, performerId);
    await assertUnchanged(unit, performerId, seen);
    if (await hasOpenRequest(unit.db, performerId, kind)) throw new OpenPayoutError();
    const removed = await unit.db
      .deleteFrom('payout_methods')
      .where('performer_id', '=', performerId)
      .where('kind', '=', kind)
      .returning('masked')
      .executeTakeFirst();
    if (!removed) return;
    await notifyOfNewDetails(context, unit, { performerId, account: removed.masked.account });
    await auditChange(unit, performerId, kind);
  });
};
