import type { Context } from '../../context.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { Account } from '../../viewing/caller.ts';
import type { GatewaySettings, GatewaySettingsChange } from './gateway-settings.schema.ts';
import type { PayoutDetails } from './methods.schema.ts';
import { setMethod } from './methods.service.ts';
import { assertUnchanged, removeMethod } from './removing-methods.service.ts';

/**
 * Sets or removes a performer's payout method at a gateway, unless it has changed since the caller read it.
 * @throws ConfirmationRequiredError, DetailsChangedError, OpenPayoutError, InvalidValuesError for somebody else's account
 */
export const changeGatewaySettings = async (
  context: Context,
  account: Account,
  { provider, values, version }: GatewaySettingsChange,
): Promise<GatewaySettings> => {
  if (values === null) {
    await removeMethod(context, account, { kind: provider, version });
    return { provider, values: null, hasSecret: false, version: null, heldUntil: null };
  }
  const check = (unit: UnitOfWork) => assertUnchanged(unit, account.id, { kind: provider, version });
  // The body's schema has one form of values for each provider.
  const details = { kind: provider, ...values } as PayoutDetails;
  const { details: masked, changedAt, heldUntil } = await setMethod(context, account, details, check);
  return { provider, values: masked, hasSecret: true, version: changedAt, heldUntil };
};
