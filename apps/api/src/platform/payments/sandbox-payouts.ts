import type { Db } from '../database/tables.ts';
import { newId } from '../ids.ts';
import type { Sealer } from '../seal.ts';
import type { PayoutGateway, Transfer, TransferOutcome } from './payout-gateway.ts';
import { findSandboxAccount, linkSandboxAccount, makeSandboxAccount } from './sandbox-accounts.ts';
import { announce } from './sandbox-events.ts';

/** The delay after which a bank returns a transfer. */
const BACK_AFTER_MS = 60_000;

const findSandboxTransfer = async (db: Db, { idempotencyKey }: Transfer): Promise<TransferOutcome | null> => {
  const found = await db
    .selectFrom('sandbox_transfers')
    .select(['ref', 'returned_at'])
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  if (!found) return null;
  const { ref, returned_at: returnedAt } = found;
  const isBack = returnedAt !== null && returnedAt <= new Date();
  return isBack ? { ref, status: 'returned', reason: 'account_closed' } : { ref, status: 'sent' };
};

const makeTransfer = async (db: Db, transfer: Transfer): Promise<TransferOutcome> => {
  const { idempotencyKey, accountRef, amount, currency } = transfer;
  const account = await db
    .selectFrom('sandbox_accounts')
    .select(['payouts_enabled', 'sends_back'])
    .where('ref', '=', accountRef)
    .executeTakeFirst();
  if (!account?.payouts_enabled) return { status: 'failed', reason: 'insufficient_capabilities_for_transfer' };
  const returned_at = account.sends_back ? new Date(Date.now() + BACK_AFTER_MS) : null;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('sandbox_transfers')
    .values({
      ...{ idempotency_key: idempotencyKey, ref: `sandbox:transfer:${newId()}`, account_ref: accountRef },
      ...{ amount, currency, returned_at },
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .executeTakeFirst();
  const subject = { kind: 'transfer', ref: idempotencyKey } as const;
  if (numInsertedOrUpdatedRows && returned_at) await announce(db, 'transfer.reversed', subject, returned_at);
  const made = await findSandboxTransfer(db, transfer);
  if (!made) throw new Error(`the transfer ${idempotencyKey} is not there`);
  return made;
};

export const createSandboxPayouts = (db: Db, sealer: Sealer): PayoutGateway => ({
  createAccount: ({ performerId }) => makeSandboxAccount(db, performerId),
  findAccount: (ref) => findSandboxAccount(db, ref),
  createAccountLink: (order) => linkSandboxAccount(db, sealer, order),
  transfer: (transfer) => makeTransfer(db, transfer),
  findTransfer: (transfer) => findSandboxTransfer(db, transfer),
});
