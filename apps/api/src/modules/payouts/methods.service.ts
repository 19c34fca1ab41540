import type { Selectable } from 'kysely';
import type { Context } from '../../context.ts';
import type { PayoutMethodKind, PayoutMethodsTable } from '../../platform/database/payout-tables.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import type { Account } from '../../viewing/caller.ts';
import { assertConfirmed } from '../accounts/confirmation.ts';
import { recordAudit } from '../audit/audit.ts';
import { assertOwnAccount } from '../gateway-accounts/gateway-accounts.service.ts';
import { providerInUse } from '../payments/gateway-choice.ts';
import { maskedOf, type PayoutDetails, type PayoutMethod } from './methods.schema.ts';
import { NoPayoutMethodError } from './payouts.errors.ts';
import { notifyOfNewDetails } from './payout-notices.ts';
import { findSame, lockMethods } from './same-details.ts';
import { sealedFor } from './sealed-details.ts';

type MethodRow = Selectable<PayoutMethodsTable>;

/**
 * How long payouts to changed details are blocked, because somebody who took the account over may have changed them.
 */
const HOLD_MS = 72 * 3_600_000;

/**
 * Sets a payout method: encrypts it, blocks payouts to it for three days, and notifies the owner by e-mail and notice.
 * Details that stand there already are no change: nothing is written, held or told. `check` may refuse any other first.
 * @throws ConfirmationRequiredError unless the session was confirmed lately, InvalidValuesError for another's account
 */
export const setMethod = async (
  context: Context,
  account: Account,
  details: PayoutDetails,
  check?: (unit: UnitOfWork) => Promise<void>,
): Promise<PayoutMethod> => {
  await assertConfirmed(context.db, account);
  const { id: performerId } = account;
  const { kind } = details;
  const provider = details.kind === 'stripe' ? providerInUse(context) : null;
  if (details.kind === 'stripe' && provider !== null)
    await assertOwnAccount(context, { performerId, provider, accountId: details.accountId });
  return context.work(async (unit) => {
    await lockMethods(unit.db, performerId);
    const same = await findSame(context, unit.db, { performerId, details, provider });
    if (same) return presentMethod(same, new Date());
    await check?.(unit);
    const masked = maskedOf(details);
    const sealed = context.sealer.seal(JSON.stringify(details), sealedFor(performerId, kind));
    const values = { sealed, masked: JSON.stringify(masked), provider, changed_at: new Date() };
    const row = await unit.db
      .insertInto('payout_methods')
      .values({ ...values, performer_id: performerId, kind })
      .onConflict((conflict) => conflict.columns(['performer_id', 'kind']).doUpdateSet(values))
      .returningAll()
      .executeTakeFirstOrThrow();
    await notifyOfNewDetails(context, unit, { performerId, account: masked.account });
    await auditChange(unit, performerId, kind);
    return presentMethod(row, new Date());
  });
};

/** Records a change in the audit log, without an operator and without the details. */
export const auditChange = (unit: UnitOfWork, performerId: string, kind: PayoutMethodKind): Promise<void> =>
  recordAudit(unit, {
    operatorId: null,
    action: 'payout.method-changed',
    targetType: 'user',
    targetId: performerId,
    details: { kind },
  });

export const listMethods = async (db: Queryable, performerId: string): Promise<PayoutMethod[]> => {
  const rows = await db
    .selectFrom('payout_methods')
    .selectAll()
    .where('performer_id', '=', performerId)
    .orderBy('kind')
    .execute();
  return rows.map((row) => presentMethod(row, new Date()));
};

const heldUntil = ({ changed_at: changedAt }: MethodRow): Date => new Date(changedAt.getTime() + HOLD_MS);

const presentMethod = (row: MethodRow, now: Date): PayoutMethod => ({
  _id: row.kind,
  details: row.masked,
  changedAt: row.changed_at.toISOString(),
  heldUntil: heldUntil(row) > now ? heldUntil(row).toISOString() : null,
});

/**
 * The encrypted destination of a request. It is a copy, so that later changes do not redirect the payout.
 * @throws NoPayoutMethodError, also for an account at a gateway that is not in use any more
 */
export const destinationOf = async (
  context: Pick<Context, 'gateways'>,
  db: Queryable,
  { performerId, kind }: { performerId: string; kind: PayoutMethodKind },
) => {
  const row = await db
    .selectFrom('payout_methods')
    .selectAll()
    .where('performer_id', '=', performerId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  const isElsewhere = row !== undefined && row.provider !== null && row.provider !== providerInUse(context);
  if (!row || isElsewhere) throw new NoPayoutMethodError();
  const { provider, sealed } = row;
  return { method: kind, provider, sealed, masked: JSON.stringify(row.masked), held_until: heldUntil(row) };
};
