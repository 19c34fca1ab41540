import assert from 'node:assert/strict';
import type { TestAccount } from '../../testing/accounts.ts';
import type { TestApi } from '../../testing/api.ts';
import { newId } from '../../platform/ids.ts';
import { findImbalances } from '../ledger/imbalances.ts';
import { earningsOf, payoutPendingOf, receivableOf } from '../ledger/ledger.accounts.ts';
import { findBalance } from '../ledger/ledger.repository.ts';
import { payPerformer } from '../ledger/movements.ts';
import type { PayoutRequest } from './payouts.schema.ts';

const DAY_MS = 86_400_000;

export const BANK = {
  kind: 'bank',
  holder: 'Mahsa Karimi',
  bankName: 'Bank Mellat',
  country: 'IR',
  iban: 'IR580540105180021273113007',
};

/** Has a fan pay a performer a number of tokens after commission, some days ago. Returns the movement's id. */
export const earn = async (api: TestApi, performer: TestAccount, tokens: number, daysAgo = 30): Promise<string> => {
  const amount = (BigInt(tokens) * 100n * 5n) / 4n;
  const fan = await api.createUser({ balance: Number(amount) / 100 });
  const createdAt = new Date(Date.now() - daysAgo * DAY_MS);
  const item = { type: 'profile' as const, id: performer.id };
  const payment = { kind: 'tip', userId: fan.id, performerId: performer.id, amount, item, createdAt } as const;
  return (await api.context.work((unit) => payPerformer(unit, payment))).id;
};

/** Sets a performer's payout method, long enough ago. */
export const giveMethod = async (api: TestApi, performer: TestAccount, details: object = BANK): Promise<void> => {
  const { kind = 'bank' } = details as { kind?: string };
  const answer = await api.as(performer).post(`/payout-methods/${kind}`, details);
  assert.equal(answer.status, 200, answer.text);
  const changed_at = new Date(Date.now() - 4 * DAY_MS);
  await api.db.updateTable('payout_methods').set({ changed_at }).where('performer_id', '=', performer.id).execute();
};

/** A performer with that many available tokens. */
export const createPaidPerformer = async (api: TestApi, tokens: number): Promise<TestAccount> => {
  const performer = await api.createPerformer();
  await earn(api, performer, tokens);
  await giveMethod(api, performer);
  return performer;
};

export const ask = async (api: TestApi, performer: TestAccount, amount: number): Promise<PayoutRequest> => {
  const { net: expectedNet } = (await api.as(performer).post('/payout-requests/calculate', { amount })).body.data;
  const answer = await api.as(performer).pay('/payout-requests', { amount, methodId: 'bank', expectedNet });
  assert.equal(answer.status, 200, answer.text);
  return answer.body.data;
};

/** An operator's action on a request, with its current version. */
export const act = async (
  api: TestApi,
  operator: TestAccount,
  { _id }: Pick<PayoutRequest, '_id'>,
  path: 'approve' | 'refuse' | 'failed' | 'retry' | 'paid' | 'returned',
  values: object = {},
) => {
  const { body } = await api.as(operator).get(`/operator/payouts/${_id}`);
  const { version } = body.data.request;
  return api.as(operator).pay(`/operator/payouts/${_id}/${path}`, { version, ...values });
};

/** A payout of 60 of her 100 tokens to an account at the sandbox, approved and not sent yet. */
export const approvedTransfer = async (api: TestApi) => {
  const [performer, operator] = [await createPaidPerformer(api, 100), await api.createOperator()];
  const { accountId }: { accountId: string } = (await api.as(performer).post('/stripe/accounts')).body.data;
  const through = { payouts_enabled: true, details_submitted: true };
  await api.db.updateTable('sandbox_accounts').set(through).where('ref', '=', accountId).execute();
  await giveMethod(api, performer, { kind: 'stripe', accountId });
  const { _id: id } = (
    await api.as(performer).pay('/payout-requests', { amount: 60, methodId: 'stripe', expectedNet: 60 })
  ).body.data;
  await act(api, operator, { _id: id }, 'approve');
  return { performer, operator, accountId, id: id as string };
};

/** A performer's earnings, reservations and debt in hundredths; checks that the ledger is consistent. */
export const holdings = async (api: TestApi, { id }: TestAccount) => {
  assert.deepEqual(await findImbalances(api.db), []);
  const [earnings, reserved, debt] = await Promise.all([
    findBalance(api.db, earningsOf(id)),
    findBalance(api.db, payoutPendingOf(id)),
    findBalance(api.db, receivableOf(id)),
  ]);
  return { earnings, reserved, owed: -debt };
};

/** A request under review as it stands in its table, without the money. */
export const insertPayoutOf = async (api: TestApi, { id }: TestAccount): Promise<void> => {
  const masked = { account: '•••• 3007', holder: BANK.holder, bank: BANK.bankName, country: 'IR', network: null };
  await api.db
    .insertInto('payout_requests')
    .values({
      ...{ id: newId(), performer_id: id, amount: 6000n, fee: 0n, net: 6000n, currency: 'USD', method: 'bank' },
      masked: JSON.stringify(masked),
    })
    .execute();
};
