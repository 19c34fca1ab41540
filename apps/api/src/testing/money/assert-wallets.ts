import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { walletOf } from '../../modules/ledger/ledger.accounts.ts';
import { findBalance } from '../../modules/ledger/ledger.repository.ts';
import type { TestApi } from '../api.ts';
import { assertAlways } from './invariants.ts';

/** What each fan should have: what was paid, less what went back; nothing of what a bank holds back or has taken. */
const expectedWallets = async ({ db }: TestApi): Promise<Map<string, bigint>> => {
  const { rows } = await sql<{ fan: string; tokens: bigint; refunded: bigint; bank: string | null }>`
    select payment.user_id as fan, payment.tokens, dispute.status as bank, coalesce((
      select sum(refund.tokens) from refunds refund join sandbox_refunds given on given.idempotency_key = refund.id::text
      where refund.payment_id = payment.id and coalesce(given.later_status, given.status) <> 'failed'), 0)::bigint as refunded
    from payments payment join sandbox_charges charge on charge.idempotency_key = payment.id::text
    left join sandbox_disputes dispute on dispute.charge_ref = charge.ref`.execute(db);
  const wallets = new Map<string, bigint>();
  for (const { fan, tokens, refunded, bank } of rows) {
    const left = bank === 'open' || bank === 'lost' ? 0n : tokens - refunded;
    wallets.set(fan, (wallets.get(fan) ?? 0n) + left);
  }
  return wallets;
};

/** Every wallet holds what it should, and everything else holds too. */
export const assertWallets = async (api: TestApi): Promise<void> => {
  for (const [fan, balance] of await expectedWallets(api)) {
    assert.equal(await findBalance(api.db, walletOf(fan)), balance, `the wallet of ${fan}`);
  }
  await assertAlways(api);
};
