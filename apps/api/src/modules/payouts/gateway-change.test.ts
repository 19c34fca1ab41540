import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PaymentGateway } from '../../platform/payments/payment-gateway.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { handleEvent } from '../payments/inbox.service.ts';
import { newId } from '../../platform/ids.ts';
import { payoutJobs } from './payouts.jobs.ts';
import { act, approvedTransfer, giveMethod, holdings } from './testing.ts';
import { settleTransfer } from './transfers.service.ts';

const sandboxOf = ({ context }: TestApi): PaymentGateway => {
  assert.ok(context.gateways.sandbox);
  return context.gateways.sandbox;
};

/** Another gateway, which is never asked about what the sandbox has. */
const another = (sandbox: PaymentGateway): PaymentGateway => {
  const refuse = () => assert.fail('the other gateway was asked');
  return { ...sandbox, payouts: { ...sandbox.payouts, transfer: refuse, findTransfer: refuse } };
};

/** A payout whose transfer the sandbox was asked for, at a site that has changed to Stripe since. */
const changeTo = (api: TestApi, { keepsOld }: { keepsOld: boolean }): void => {
  const sandbox = sandboxOf(api);
  api.context.gateways = { stripe: another(sandbox), ...(keepsOld && { sandbox }) };
};

const standingOf = async (api: TestApi, id: string) => {
  const {
    status,
    transfer_id: key,
    transfer_try_at: again,
  } = await api.db.selectFrom('payout_requests').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return { status, isAsked: key !== null, isPlanned: again !== null };
};

const loseAnswer = async (api: TestApi, id: string): Promise<void> => {
  const sandbox = sandboxOf(api);
  const transfer = async (...order: Parameters<PaymentGateway['payouts']['transfer']>): Promise<never> => {
    await sandbox.payouts.transfer(...order);
    throw new Error('the answer was lost');
  };
  api.context.gateways = { sandbox: { ...sandbox, payouts: { ...sandbox.payouts, transfer } } };
  await assert.rejects(settleTransfer(api.context, id));
  api.context.gateways = { sandbox };
};

test('a transfer is looked up at the gateway that was asked for it, whichever is in use', async (t) => {
  const api = await createTestApi(t);
  const { id, performer } = await approvedTransfer(api);
  await loseAnswer(api, id);
  changeTo(api, { keepsOld: true });
  await settleTransfer(api.context, id);
  await api.runJobs();
  assert.equal((await standingOf(api, id)).status, 'paid');
  const { transfer_id: key } = await api.db
    .selectFrom('payout_requests')
    .select('transfer_id')
    .executeTakeFirstOrThrow();
  await api.db.updateTable('sandbox_transfers').set({ returned_at: new Date() }).execute();
  const tell = async (source: string) => {
    const subject = { subject_kind: 'transfer', subject_ref: key ?? '' } as const;
    const event = { id: newId(), source, external_id: newId(), type: 'transfer.reversed', ...subject };
    await api.db.insertInto('external_events').values(event).execute();
    await handleEvent(api.context, event.id);
    await api.runJobs();
  };
  await tell('stripe');
  assert.equal((await standingOf(api, id)).status, 'paid');
  await tell('sandbox');
  assert.equal((await standingOf(api, id)).status, 'rejected');
  assert.deepEqual(await holdings(api, performer), { earnings: 10_000n, reserved: 0n, owed: 0n });
});

test('what was not sent yet is not sent by another gateway: an operator is told, and decides', async (t) => {
  for (const keepsOld of [true, false]) {
    const api = await createTestApi(t);
    const { id, operator } = await approvedTransfer(api);
    changeTo(api, { keepsOld });
    await settleTransfer(api.context, id);
    await payoutJobs['settle-transfers'](api.context, {});
    assert.deepEqual(await standingOf(api, id), { status: 'approved', isAsked: false, isPlanned: true });
    const { gateway } = (await api.as(operator).get(`/operator/payouts/${id}`)).body.data.request;
    assert.deepEqual(gateway, { provider: 'sandbox', isConfigured: keepsOld, isInUse: false, nextTryAt: null });
    assert.equal((await act(api, operator, { _id: id }, 'paid', { reference: 'SEPA 1' })).status, 200);
  }
});

test('what a gateway that is not in use has given up is not planned for it again', async (t) => {
  for (const keepsOld of [true, false]) {
    const api = await createTestApi(t);
    const { id, operator } = await approvedTransfer(api);
    await act(api, operator, { _id: id }, 'failed', { text: 'Not sent', reference: '' });
    const { gateways } = api.context;
    changeTo(api, { keepsOld });
    const refused = await act(api, operator, { _id: id }, 'retry');
    assert.deepEqual([refused.status, refused.body.code], [409, 'payout.wrong_state']);
    assert.equal((await standingOf(api, id)).isPlanned, false);
    const log = api.db.selectFrom('audit_log').select('action').where('action', '=', 'payout.retried');
    assert.deepEqual(await log.execute(), []);
    api.context.gateways = gateways;
    assert.equal((await act(api, operator, { _id: id }, 'retry')).status, 200);
  }
});

test('a transfer without an answer whose gateway is gone becomes an operator’s after a day, and is not sent again', async (t) => {
  const api = await createTestApi(t);
  const { id, operator } = await approvedTransfer(api);
  await loseAnswer(api, id);
  changeTo(api, { keepsOld: false });
  await settleTransfer(api.context, id);
  assert.equal((await standingOf(api, id)).isAsked, true);
  const then = new Date(Date.now() - 21 * 3_600_000);
  await api.db.updateTable('payout_requests').set({ transfer_asked_at: then, transfer_try_at: then }).execute();
  await payoutJobs['settle-transfers'](api.context, {});
  assert.deepEqual(await standingOf(api, id), { status: 'approved', isAsked: false, isPlanned: false });
  const { attempts } = (await api.as(operator).get(`/operator/payouts/${id}`)).body.data;
  assert.deepEqual([attempts[0].status, attempts[0].text], ['failed', 'gateway_gone']);
});

test('no payout is asked for to an account at a gateway that is not in use any more', async (t) => {
  const api = await createTestApi(t);
  const { id, performer, operator, accountId } = await approvedTransfer(api);
  await act(api, operator, { _id: id }, 'refuse', { text: 'no' });
  changeTo(api, { keepsOld: true });
  const ask = () => api.as(performer).pay('/payout-requests', { amount: 60, methodId: 'stripe', expectedNet: 60 });
  assert.equal((await ask()).body.code, 'payout.no_method');
  api.context.gateways = { sandbox: sandboxOf(api) };
  await giveMethod(api, performer, { kind: 'stripe', accountId });
  assert.equal((await ask()).status, 200);
});
