import type { TestApi } from '../../testing/api.ts';
import { answerOf } from '../../testing/money/command.ts';
import { decideDispute } from '../../testing/money/disputes-at-bank.ts';
import { race, rowOf } from '../../testing/money/race.ts';
import { settleDispute } from './disputes.service.ts';
import { requestRefund, settleRefund } from './refunds.service.ts';
import { settlePayment } from './settlement.service.ts';

const paid = async (api: TestApi, number = '4242424242424242') => {
  const fan = await api.createUser();
  const card = { number, expMonth: 12, expYear: 2099, cvc: '123' };
  const { payment } = (await api.as(fan).pay('/payment/wallet/top-up', { amount: 30, card })).body.data;
  const id: string = payment._id;
  const refund = (amount?: bigint) => () =>
    answerOf(api.context.work((unit) => requestRefund(api.context, unit, { paymentId: id, amount, reason: 'race' })));
  const { ref } = await api.db.selectFrom('sandbox_charges').select('ref').executeTakeFirstOrThrow();
  const about = { provider: 'sandbox', ref: ref.replace(':charge:', ':dispute:') };
  const dispute = () => answerOf(settleDispute(api.context, about));
  return { fan, id, refund, dispute };
};

race('two refunds, together more than was paid', async (api) => {
  const { id, refund } = await paid(api);
  const refused = 'payment.not_refundable';
  return {
    lock: rowOf('payments', id),
    calls: [refund(2000n), refund(2000n)],
    ends: [
      [null, refused],
      [refused, null],
    ],
  };
});

race('a refund and a dispute', async (api) => {
  const { id, refund, dispute } = await paid(api);
  await decideDispute(api, id, 'open');
  const ends = [
    [null, null],
    ['payment.disputed', null],
  ];
  return { lock: rowOf('payments', id), calls: [refund(1000n), dispute], ends };
});

race('a refund that fails and a dispute', async (api) => {
  const { id, refund, dispute } = await paid(api, '4000000000005126');
  await refund(2000n)();
  await api.runJobs();
  const { id: refundId } = await api.db.selectFrom('refunds').select('id').executeTakeFirstOrThrow();
  await api.db
    .updateTable('sandbox_refunds')
    .set({ later_at: new Date(0) })
    .execute();
  await decideDispute(api, id, 'lost');
  const fails = () => answerOf(settleRefund(api.context, refundId));
  return { lock: rowOf('payments', id), calls: [fails, dispute], ends: [[null, null]] };
});

race('the same payment settled twice', async (api) => {
  const { id } = await paid(api, '4000002500003155');
  await api.db.updateTable('sandbox_charges').set({ status: 'succeeded' }).execute();
  const settle = () => answerOf(settlePayment(api.context, id));
  return { lock: rowOf('payments', id), calls: [settle, settle], ends: [[null, null]] };
});
