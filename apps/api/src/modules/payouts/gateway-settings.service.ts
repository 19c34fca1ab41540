import type { Context } from '../../context.ts';
import type { PayoutMethodKind } from '../../platform/database/payout-tables.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { Account } from '../../viewing/caller.ts';
import { assertConfirmed } from '../accounts/confirmation.ts';
import type { GatewaySettings, GatewaySettingsChange } from './gateway-settings.schema.ts';
import type { PayoutDetails } from './methods.schema.ts';
import { auditChange, setMethod } from './methods.service.ts';
import { DetailsChangedError } from './payouts.errors.ts';
import { notifyOfNewDetails } from './payout-notices.ts';

/**
 * Sets or removes a performer's payout method at a gateway, unless it has changed since the caller read it.
 * @throws ConfirmationRequiredError, DetailsChangedError, InvalidValuesError for somebody else's account
 */
export const changeGatewaySettings = async (
  context: Context,
  account: Account,
  { provider, values, version }: GatewaySettingsChange,
): Promise<GatewaySettings> => {
  const check = (unit: UnitOfWork) => assertUnchanged(unit, account.id, { kind: provider, version });
  if (values === null) {
    await assertConfirmed(context.db, account);
    await context.work((unit) => removeMethod(context, unit, account.id, { kind: provider, check }));
    return { provider, values: null, hasSecret: false, version: null, heldUntil: null };
  }
  // The body's schema has one form of values for each provider.
  const details = { kind: provider, ...values } as PayoutDetails;
  const { details: masked, changedAt, heldUntil } = await setMethod(context, account, details, check);
  return { provider, values: masked, hasSecret: true, version: changedAt, heldUntil };
};

interface Seen {
  kind: PayoutMethodKind;
  version: string | null;
}

/** Locks the performer's row, so that of two concurrent changes the second fails. */
const assertUnchanged = async ({ db }: UnitOfWork, performerId: string, { kind, version }: Seen): Promise<void> => {
  await db.selectFrom('performers').select('user_id').where('user_id', '=', performerId).forUpdate().execute();
  const row = await db
    .selectFrom('payout_methods')
    .select('changed_at')
    .where('performer_id', '=', performerId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  const known = row?.changed_at.getTime() ?? null;
  if (known !== (version === null ? null : Date.parse(version))) throw new DetailsChangedError();
};

interface Removal {
  kind: PayoutMethodKind;
  check: (unit: UnitOfWork) => Promise<void>;
}

/** Existing requests keep their copy. */
const removeMethod = async (
  context: Context,
  unit: UnitOfWork,
  performerId: string,
  { kind, check }: Removal,
): Promise<void> => {
  await check(unit);
  const removed = await unit.db
    .deleteFrom('payout_methods')
    .where('performer_id', '=', performerId)
    .where('kind', '=', kind)
    .returning('masked')
    .executeTakeFirst();
  if (!removed) return;
  await notifyOfNewDetails(context, unit, { performerId, account: removed.masked.account });
  await auditChange(unit, performerId, kind);
};
