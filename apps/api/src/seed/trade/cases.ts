import { refuseRequest } from '../../modules/refund-requests/deciding.service.ts';
import { askForRefund } from '../../modules/refund-requests/refund-requests.service.ts';
import { giveSubscription } from '../../modules/subscriptions/gifts.service.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { gift, refunds } from '../data/cases.ts';
import { findPayment } from './find-payment.ts';
import { idOf, memberOf, type Stage, type Step } from './step.ts';

export const giftStep = (stage: Stage): Step => ({
  daysAgo: gift.daysAgo,
  act: async (unit, at) => {
    const { giver, performer, username, price, note } = gift;
    const wish = {
      performerId: idOf(stage, performer),
      username,
      type: 'monthly',
      expectedPrice: price,
      note,
    } as const;
    await giveSubscription(unit, memberOf(stage, giver), wish, at);
  },
});

/** Of the newest purchase of somebody other than nilou, which an operator answers a day later. */
const findOthersPurchase = ({ db }: UnitOfWork, stage: Stage, before: Date) =>
  db
    .selectFrom('purchases')
    .select(['user_id', 'transaction_id'])
    .where('user_id', '!=', idOf(stage, 'nilou'))
    .where('created_at', '<', before)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();

export const refundSteps = (stage: Stage): Step[] => {
  let asked = '';
  const { open, payment, refused } = refunds;
  return [
    {
      daysAgo: 3,
      act: async (unit, at) => {
        const { user_id, transaction_id: itemId } = await findOthersPurchase(unit, stage, at);
        const wish = { kind: 'purchase', itemId: itemId ?? '', reason: 'unwanted', text: refused.text } as const;
        asked = (await askForRefund(unit, user_id, wish))._id;
      },
    },
    {
      daysAgo: 2,
      act: async (unit, decided_at) => {
        await refuseRequest(unit, { id: asked, text: refused.answer });
        await unit.db.updateTable('refund_requests').set({ decided_at }).where('id', '=', asked).execute();
      },
    },
    {
      daysAgo: open.daysAgo,
      act: async (unit) => {
        const userId = idOf(stage, 'nilou');
        const { transaction_id: itemId } = await unit.db
          .selectFrom('purchases')
          .select('transaction_id')
          .where('user_id', '=', userId)
          .orderBy('created_at', 'desc')
          .executeTakeFirstOrThrow();
        await askForRefund(unit, userId, {
          kind: 'purchase',
          itemId: itemId ?? '',
          reason: 'not-as-described',
          text: open.text,
        });
      },
    },
    {
      daysAgo: payment.daysAgo,
      act: async (unit) => {
        const userId = idOf(stage, payment.fan);
        const { id: itemId } = await findPayment(unit, userId, 30);
        await askForRefund(unit, userId, { kind: 'payment', itemId, reason: 'twice', text: payment.text });
      },
    },
  ];
};
