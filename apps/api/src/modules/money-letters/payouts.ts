import { fromHundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { Compose } from './letter.ts';

const findPayout = (db: Queryable, id: string) =>
  db.selectFrom('payout_requests').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

export const sent: Compose = async (db, { about }) => {
  const { id, net, currency, masked } = await findPayout(db, about);
  const data = { net: fromHundredths(net), currency, account: masked.account };
  return { template: 'payout-sent', data, page: `/creator/payouts/${id}` };
};

const unpaid =
  (template: 'payout-refused' | 'payout-returned'): Compose =>
  async (db, { about }) => {
    const { id, amount, reason_text: text } = await findPayout(db, about);
    return { template, data: { amount: fromHundredths(amount), text }, page: `/creator/payouts/${id}` };
  };

export const refused = unpaid('payout-refused');
export const returned = unpaid('payout-returned');
