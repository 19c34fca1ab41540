import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { disputeLossAccount, PLATFORM_ACCOUNT_IDS } from '../ledger/ledger.accounts.ts';
import { reverse } from '../ledger/reversals.ts';
import { act, ask, BANK, createPaidPerformer, earn, giveMethod, holdings } from './testing.ts';

const leave = async (api: TestApi, performer: TestAccount, forfeited: number) => {
  await api.db.updateTable('users').set({ password_hash: null }).where('id', '=', performer.id).execute();
  return api.as(performer).post('/users/me/delete', { forfeited });
};

const balanceOf = async (api: TestApi, account: typeof disputeLossAccount): Promise<bigint> => {
  const rows = await api.db
    .selectFrom('ledger_entries')
    .select('amount')
    .where('account_id', '=', PLATFORM_ACCOUNT_IDS[account.kind])
    .execute();
  return rows.reduce((sum, { amount }) => sum + amount, 0n);
};

test('an account with an open payout cannot be deleted; deletion removes its payout details', async (t) => {
  const api = await createTestApi(t);
  const [performer, operator] = [await createPaidPerformer(api, 100), await api.createOperator()];
  const request = await ask(api, performer, 60);
  assert.equal((await leave(api, performer, 40)).body.code, 'payout.open');
  await act(api, operator, request, 'approve');
  assert.equal((await leave(api, performer, 40)).body.code, 'payout.open');
  await act(api, operator, request, 'paid', { reference: 'SEPA 79' });
  assert.equal((await leave(api, performer, 40)).status, 200);
  assert.deepEqual(await api.db.selectFrom('payout_methods').selectAll().execute(), []);
  const [row] = await api.db.selectFrom('payout_requests').selectAll().execute();
  assert.deepEqual([row?.sealed, row?.masked.account, row?.masked.holder, row?.amount], [null, '', null, 6000n]);
  const destination = await api.as(operator).post(`/operator/payouts/${request._id}/destination`);
  assert.equal(destination.status, 404);
  // The bank returns it, but the performer's account is deleted.
  assert.equal((await act(api, operator, request, 'returned', { text: 'Closed' })).status, 200);
  assert.deepEqual(await holdings(api, performer), { earnings: 0n, reserved: 0n, owed: 0n });
});

test('a debt does not prevent deletion: the platform bears it', async (t) => {
  const api = await createTestApi(t);
  const [performer, operator] = [await api.createPerformer(), await api.createOperator()];
  const sale = await earn(api, performer, 100);
  await giveMethod(api, performer);
  const request = await ask(api, performer, 80);
  await act(api, operator, request, 'approve');
  await act(api, operator, request, 'paid', { reference: 'SEPA 80' });
  await api.context.work((unit) => reverse(unit, { kind: 'chargeback', transactionId: sale }));
  assert.deepEqual(await holdings(api, performer), { earnings: 0n, reserved: 0n, owed: 8000n });
  assert.equal((await leave(api, performer, 0)).status, 200);
  assert.deepEqual(await holdings(api, performer), { earnings: 0n, reserved: 0n, owed: 0n });
  assert.equal(await balanceOf(api, disputeLossAccount), -8000n);
});

test('the account’s export lists payouts with status and masked destination', async (t) => {
  const api = await createTestApi(t);
  const performer = await createPaidPerformer(api, 100);
  const request = await ask(api, performer, 60);
  const { body, text } = await api.as(performer).get('/users/me/export');
  const { payoutRequests, payoutEvents, payoutMethods } = body.data;
  assert.deepEqual([payoutRequests[0]._id, payoutRequests[0].amount], [request._id, 60]);
  assert.deepEqual([payoutEvents[0].kind, payoutMethods[0].details.account], ['requested', '•••• 3007']);
  assert.ok(!text.includes(BANK.iban));
});
