import type { Selectable } from 'kysely';
import type { GatewayAccountsTable } from '../../platform/database/gateway-tables.ts';
import type { GatewayAccount } from '../../platform/payments/payout-gateway.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';

export type AccountRow = Selectable<GatewayAccountsTable>;

export const findAccountRow = (db: Queryable, performerId: string, provider: string): Promise<AccountRow | undefined> =>
  db
    .selectFrom('gateway_accounts')
    .selectAll()
    .where('performer_id', '=', performerId)
    .where('provider', '=', provider)
    .executeTakeFirst();

/** Inserts the row of a performer at a gateway, or returns it: concurrent requests get the same row. */
export const ensureAccountRow = async (db: Queryable, performerId: string, provider: string): Promise<AccountRow> => {
  await db
    .insertInto('gateway_accounts')
    .values({ performer_id: performerId, provider, provider_ref: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db
    .selectFrom('gateway_accounts')
    .selectAll()
    .where('performer_id', '=', performerId)
    .where('provider', '=', provider)
    .executeTakeFirstOrThrow();
};

/** Stores the state of an account as it was read. */
export const saveAccount = async (
  db: Queryable,
  { performer_id: performerId, provider }: Pick<AccountRow, 'performer_id' | 'provider'>,
  { ref, detailsSubmitted, payoutsEnabled, requirementsDue }: GatewayAccount,
): Promise<void> => {
  await db
    .updateTable('gateway_accounts')
    .set({
      ...{ provider_ref: ref, details_submitted: detailsSubmitted, payouts_enabled: payoutsEnabled },
      ...{ requirements_due: requirementsDue, updated_at: new Date() },
    })
    .where('performer_id', '=', performerId)
    .where('provider', '=', provider)
    .execute();
};

/**
 * Removes the reference of an account that no longer exists at the gateway. The new time gives the next account another
 * idempotency key.
 */
export const forgetAccountRef = (db: Queryable, row: AccountRow): Promise<AccountRow> =>
  db
    .updateTable('gateway_accounts')
    .set({ provider_ref: null, created_at: new Date(), details_submitted: false, payouts_enabled: false })
    .where('performer_id', '=', row.performer_id)
    .where('provider', '=', row.provider)
    .returningAll()
    .executeTakeFirstOrThrow();
