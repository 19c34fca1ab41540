import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { setSetting } from '../../testing/set-setting.ts';
import { answerDispute } from '../payments/dispute-answers.service.ts';
import { deliverAll } from '../payments/testing/deliveries.ts';
import { reverse } from '../ledger/reversals.ts';
import { act, ask, createPaidPerformer, earn, giveMethod, holdings } from './testing.ts';
import { lockRequest } from './payouts.repository.ts';

const statusOf = async (api: TestApi, id: string) =>
  (await api.db.selectFrom('payout_requests').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;

test('an approved request is paid from its reservation, and each action is recorded', async (t) => {
  const api = await createTestApi(t);
  const [performer, operator] = [await createPaidPerformer(api, 100), await api.createOperator()];
  const request = await ask(api, performer, 60);
  assert.equal((await act(api, operator, request, 'paid', { reference: 'X1' })).body.code, 'payout.wrong_state');
  assert.equal((await act(api, operator, request, 'approve')).status, 200);
  assert.equal((await act(api, operator, request, 'failed', { reference: '', text: 'Closed' })).status, 200);
  assert.equal((await act(api, operator, request, 'paid', { reference: 'SEPA 77' })).status, 200);
  assert.deepEqual(await holdings(api, performer), { earnings: 4000n, reserved: 0n, owed: 0n });
  assert.equal((await act(api, operator, request, 'refuse', { text: 'no' })).body.code, 'payout.wrong_state');
  const view = (await api.as(performer).get(`/payout-requests/${request._id}/view`)).body.data;
  assert.deepEqual([view.request.status, view.holds], ['paid', []]);
  assert.deepEqual(
    view.attempts.map(({ status, reference }: { status: string; reference: string }) => [status, reference]),
    [
      ['failed', ''],
      ['sent', 'SEPA 77'],
    ],
  );
  assert.deepEqual(
    view.timeline.map(({ kind, by }: { kind: string; by: string }) => `${kind} ${by}`),
    ['requested performer', 'approved operator', 'failed operator', 'sent operator'],
  );
  const audit = await api.db.selectFrom('audit_log').select('action').where('target_id', '=', request._id).execute();
  assert.deepEqual(audit.map(({ action }) => action).toSorted(), ['payout.approved', 'payout.failed', 'payout.sent']);
  const told = await api.db.selectFrom('notifications').select('kind').where('user_id', '=', performer.id).execute();
  assert.deepEqual(told.map(({ kind }) => kind).toSorted(), [
    'payout-approved',
    'payout-details-changed',
    'payout-sent',
  ]);
});

test('a refused or returned payout becomes earnings again, with its fee', async (t) => {
  const api = await createTestApi(t);
  const [performer, operator] = [await createPaidPerformer(api, 100), await api.createOperator()];
  await api.db.insertInto('settings').values({ key: 'payoutFee', value: '2' }).execute();
  const refused = await ask(api, performer, 60);
  assert.equal((await act(api, operator, refused, 'refuse', { text: 'Not your name' })).status, 200);
  assert.deepEqual(await holdings(api, performer), { earnings: 10000n, reserved: 0n, owed: 0n });
  const sent = await ask(api, performer, 90);
  await api.as(performer).put(`/payout-requests/${sent._id}`, { amount: 95, expectedNet: 93 });
  await act(api, operator, sent, 'approve');
  await act(api, operator, sent, 'paid', { reference: 'SEPA 78' });
  assert.deepEqual(await holdings(api, performer), { earnings: 500n, reserved: 0n, owed: 0n });
  assert.equal((await act(api, operator, sent, 'returned', { text: 'Account closed' })).status, 200);
  assert.deepEqual(await holdings(api, performer), { earnings: 10000n, reserved: 0n, owed: 0n });
  const { body } = await api.as(performer).get(`/payout-requests/${sent._id}/view`);
  const { status, reason, reasonText } = body.data.request;
  assert.deepEqual([status, reason, reasonText], ['rejected', 'returned', 'Account closed']);
  assert.deepEqual([body.data.attempts[0].status, body.data.attempts[0].text], ['returned', 'Account closed']);
  assert.equal((await act(api, operator, sent, 'returned', { text: 'again' })).body.code, 'payout.wrong_state');
});

test('an action repeated with its key is done once, and one on an outdated version is refused', async (t) => {
  const api = await createTestApi(t);
  const [performer, operator] = [await createPaidPerformer(api, 100), await api.createOperator()];
  const { _id } = await ask(api, performer, 60);
  const approve = (version: number, key?: string) =>
    api.as(operator).pay(`/operator/payouts/${_id}/approve`, { version }, key);
  await api.as(performer).put(`/payout-requests/${_id}`, { amount: 100, expectedNet: 100 });
  assert.equal((await approve(1)).body.code, 'payout.stale');
  assert.equal((await approve(2, 'the-key-of-this')).status, 200);
  assert.equal((await approve(2, 'the-key-of-this')).status, 200);
  const events = await api.db.selectFrom('payout_events').select('kind').where('kind', '=', 'approved').execute();
  assert.equal(events.length, 1);
});

/** Waits until that many connections wait for a lock. */
const untilWaiting = async (api: TestApi, count: number): Promise<void> => {
  const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  while ((await waiting.execute(api.db)).rows.length < count);
};

test('of a concurrent withdrawal and approval one succeeds, in either order', async (t) => {
  const api = await createTestApi(t);
  const [performer, operator] = [await createPaidPerformer(api, 300), await api.createOperator()];
  const outcomes = new Set<string>();
  for (const first of ['withdraw', 'approve'] as const) {
    const { _id } = await ask(api, performer, 60);
    const send = {
      withdraw: () => api.as(performer).put(`/payout-requests/${_id}`, { withdrawn: true }),
      approve: () => api.as(operator).pay(`/operator/payouts/${_id}/approve`, { version: 1 }),
    };
    const second = first === 'withdraw' ? 'approve' : 'withdraw';
    const sent: Array<ReturnType<(typeof send)['withdraw']>> = [];
    await api.context.work(async ({ db }) => {
      await lockRequest(db, _id);
      sent.push(send[first]());
      await untilWaiting(api, 1);
      sent.push(send[second]());
      await untilWaiting(api, 2);
    });
    const answers = await Promise.all(sent);
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409]);
    const status = await statusOf(api, _id);
    outcomes.add(status);
    const { reserved, earnings } = await holdings(api, performer);
    assert.deepEqual([earnings, reserved], status === 'approved' ? [24000n, 6000n] : [30000n, 0n]);
  }
  assert.deepEqual([...outcomes].toSorted(), ['approved', 'rejected']);
});

test('above the limit two operators have to approve, and a change resets the first approval', async (t) => {
  const api = await createTestApi(t);
  const performer = await createPaidPerformer(api, 2000);
  const [one, other] = [await api.createOperator(), await api.createOperator()];
  const request = await ask(api, performer, 1500);
  const holds = async () =>
    (await api.as(performer).get(`/payout-requests/${request._id}/view`)).body.data.holds.map(
      ({ reason }: { reason: string }) => reason,
    );
  assert.equal((await act(api, one, request, 'approve')).status, 200);
  assert.deepEqual([await statusOf(api, request._id), await holds()], ['pending-review', ['second-approval']]);
  assert.equal((await act(api, one, request, 'approve')).body.code, 'payout.second_operator');
  await api.as(performer).put(`/payout-requests/${request._id}`, { amount: 1600, expectedNet: 1600 });
  assert.deepEqual(await holds(), ['review']);
  await act(api, other, request, 'approve');
  assert.equal((await act(api, one, request, 'approve')).status, 200);
  assert.deepEqual([await statusOf(api, request._id), await holds()], ['approved', ['sending']]);
});

test('the setting cannot be raised past the second operator, after the first approval or before it', async (t) => {
  const api = await createTestApi(t);
  const [one, other] = [await api.createOperator(), await api.createOperator()];
  const [begun, untouched] = [await createPaidPerformer(api, 2000), await createPaidPerformer(api, 2000)];
  const [first, second] = [await ask(api, begun, 1500), await ask(api, untouched, 1500)];
  assert.equal((await act(api, one, first, 'approve')).status, 200);
  await setSetting(api, 'payoutFourEyesAmount', 1_000_000);
  assert.equal((await act(api, one, first, 'approve')).body.code, 'payout.second_operator');
  assert.equal((await api.as(one).get(`/operator/payouts/${second._id}`)).body.data.takesTwo, true);
  assert.equal((await act(api, one, second, 'approve')).status, 200);
  assert.equal(await statusOf(api, second._id), 'pending-review');
  for (const request of [first, second]) {
    assert.equal((await act(api, other, request, 'approve')).status, 200);
    assert.equal(await statusOf(api, request._id), 'approved');
  }
});

test('what has left is noted as sent, whatever has come up since, and what is owed stays so', async (t) => {
  const api = await createTestApi(t);
  const [performer, operator] = [await api.createPerformer(), await api.createOperator()];
  const sale = await earn(api, performer, 100);
  await giveMethod(api, performer);
  const request = await ask(api, performer, 100);
  await act(api, operator, request, 'approve');
  await api.context.work((unit) => reverse(unit, { kind: 'chargeback', transactionId: sale, bearsShortage: true }));
  await api.as(operator).post(`/operator/users/${performer.id}/suspend`, { reason: 'spam' });
  assert.deepEqual(await holdings(api, performer), { earnings: 0n, reserved: 10000n, owed: 10000n });
  assert.equal((await act(api, operator, request, 'paid', { reference: 'SEPA 79' })).status, 200);
  assert.equal(await statusOf(api, request._id), 'paid');
  assert.deepEqual(await holdings(api, performer), { earnings: 0n, reserved: 0n, owed: 10000n });
});

test('payouts to new details, of suspended accounts or with a debt are not approved, and can be refused', async (t) => {
  const api = await createTestApi(t);
  const operator = await api.createOperator();
  const performer = await api.createPerformer();
  const sale = await earn(api, performer, 100);
  await giveMethod(api, performer);
  await api.db.updateTable('payout_methods').set({ changed_at: new Date() }).execute();
  const request = await ask(api, performer, 80);
  assert.equal((await act(api, operator, request, 'approve')).body.code, 'payout.held');
  await api.db.updateTable('payout_requests').set({ held_until: new Date() }).execute();
  await api.as(operator).post(`/operator/users/${performer.id}/suspend`, { reason: 'spam' });
  assert.equal((await act(api, operator, request, 'approve')).body.code, 'payout.suspended');
  await api.as(operator).post(`/operator/users/${performer.id}/reinstate`, { reason: 'sorry' });
  await api.context.work((unit) => reverse(unit, { kind: 'chargeback', transactionId: sale, bearsShortage: true }));
  assert.equal((await act(api, operator, request, 'approve')).body.code, 'payout.debt');
  const { risks } = (await api.as(operator).get(`/operator/payouts/${request._id}`)).body.data;
  assert.deepEqual([risks.isFirstPayout, risks.disputeCount, risks.owed], [true, 0, 80]);
  assert.equal((await act(api, operator, request, 'refuse', { text: 'Money was taken back' })).status, 200);
  assert.deepEqual(await holdings(api, performer), { earnings: 0n, reserved: 0n, owed: 0n });
});

test('the disputes of fans who paid her are counted, with their share of what she was paid, until they are won', async (t) => {
  const api = await createTestApi(t);
  const [performer, operator] = [await api.createPerformer(), await api.createOperator()];
  await earn(api, performer, 60);
  await giveMethod(api, performer);
  const fan = await api.createUser();
  const disputed = { number: '4000000000000259', expMonth: 12, expYear: 2099, cvc: '123' };
  const good = { ...disputed, number: '4242424242424242' };
  assert.equal((await api.as(fan).pay('/payment/wallet/top-up', { amount: 50, card: good })).status, 200);
  const tip = { amount: 25, source: { type: 'profile', _id: performer.id } };
  assert.equal((await api.as(fan).pay(`/wallet/charges/tip/${performer.id}`, tip)).status, 200);
  for (let count = 0; count < 2; count += 1) {
    assert.equal((await api.as(fan).pay('/payment/wallet/top-up', { amount: 10, card: disputed })).status, 200);
  }
  await deliverAll(api);
  const request = await ask(api, performer, 50);
  const risks = async () => {
    const found = (await api.as(operator).get(`/operator/payouts/${request._id}`)).body.data.risks;
    return [found.disputeCount, found.disputedPercent];
  };
  assert.deepEqual(await risks(), [2, 25]);
  const { id } = await api.db.selectFrom('disputes').select('id').limit(1).executeTakeFirstOrThrow();
  await answerDispute(api.context, id, 'winning_evidence');
  await deliverAll(api);
  assert.deepEqual(await risks(), [1, 25]);
});

test('operators confirm their identity before each action and before seeing payout details', async (t) => {
  const api = await createTestApi(t);
  const [performer, operator] = [await createPaidPerformer(api, 100), await api.createOperator({ isProven: false })];
  const request = await ask(api, performer, 60);
  assert.equal((await act(api, operator, request, 'approve')).body.code, 'auth.proof_required');
  const opened = await api.as(operator).post(`/operator/payouts/${request._id}/destination`);
  assert.equal(opened.body.code, 'auth.proof_required');
  assert.equal((await act(api, performer, request, 'approve').catch(() => ({ status: 403 }))).status, 403);
});
