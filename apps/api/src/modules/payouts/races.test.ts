import assert from 'node:assert/strict';
import { answerOf } from '../../testing/money/command.ts';
import type { Call } from '../../testing/money/contend.ts';
import { accountOf, oneOfTwo, race, rowOf } from '../../testing/money/race.ts';
import { reverse } from '../ledger/reversals.ts';
import { act, approvedTransfer, ask, createPaidPerformer, earn, holdings } from './testing.ts';
import { settleTransfer } from './transfers.service.ts';

race('two requests for a payout', async (api) => {
  const performer = await createPaidPerformer(api, 100);
  const request: Call = () =>
    api.as(performer).pay('/payout-requests', { amount: 60, methodId: 'bank', expectedNet: 60 });
  return { lock: accountOf(performer, 'earnings'), calls: [request, request], ends: oneOfTwo('payout.pending') };
});

race('a payout asked for while the sale is taken back', async (api) => {
  const performer = await createPaidPerformer(api, 40);
  const sale = await earn(api, performer, 60);
  const request: Call = () =>
    api.as(performer).pay('/payout-requests', { amount: 90, methodId: 'bank', expectedNet: 90 });
  const takeBack = () => answerOf(api.context.work((unit) => reverse(unit, { kind: 'refund', transactionId: sale })));
  return {
    lock: accountOf(performer, 'earnings'),
    calls: [request, takeBack],
    ends: [
      [null, null],
      ['payout.not_enough', null],
    ],
  };
});

race('a payout paid and refused', async (api) => {
  const [performer, operator] = [await createPaidPerformer(api, 100), await api.createOperator()];
  const { _id: id } = await ask(api, performer, 60);
  await act(api, operator, { _id: id }, 'approve');
  const send =
    (path: string, body: object): Call =>
    () =>
      api.as(operator).pay(`/operator/payouts/${id}/${path}`, { version: 2, ...body });
  const calls: [Call, Call] = [send('paid', { reference: 'SEPA' }), send('refuse', { text: 'no' })];
  return { lock: rowOf('payout_requests', id), calls, ends: oneOfTwo('payout.stale') };
});

race('a payout changed and approved', async (api) => {
  const [performer, operator] = [await createPaidPerformer(api, 100), await api.createOperator()];
  const { _id: id } = await ask(api, performer, 60);
  const change: Call = () => api.as(performer).put(`/payout-requests/${id}`, { amount: 90, expectedNet: 90 });
  const approve: Call = () => api.as(operator).pay(`/operator/payouts/${id}/approve`, { version: 1 });
  const ends = [
    [null, 'payout.stale'],
    ['payout.wrong_state', null],
  ];
  return { lock: rowOf('payout_requests', id), calls: [change, approve], ends };
});

race('a payout sent by the gateway and by hand', async (api) => {
  const { performer, operator, id, accountId } = await approvedTransfer(api);
  const byGateway = () => answerOf(settleTransfer(api.context, id));
  const byHand: Call = () => api.as(operator).pay(`/operator/payouts/${id}/paid`, { version: 2, reference: 'SEPA' });
  return {
    lock: rowOf('payout_requests', id),
    calls: [byGateway, byHand],
    ends: [
      [null, 'payout.wrong_state'],
      [null, null],
    ],
    check: async () => {
      const sent = await api.db
        .selectFrom('sandbox_transfers')
        .select('ref')
        .where('account_ref', '=', accountId)
        .execute();
      const attempts = await api.db
        .selectFrom('payout_attempts')
        .select('reference')
        .where('request_id', '=', id)
        .execute();
      assert.deepEqual(
        attempts.map(({ reference }) => reference),
        sent.length === 1 ? sent.map(({ ref }) => ref) : ['SEPA'],
      );
      assert.deepEqual(await holdings(api, performer), { earnings: 4000n, reserved: 0n, owed: 0n });
    },
  };
});
