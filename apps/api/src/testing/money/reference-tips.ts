import type { ModelTip, Reference, Refusal } from './reference.ts';
import { at, share } from './arithmetic.ts';
import { noteReturned } from './reference-payments.ts';
import { refusalOf, sell, settleRewards } from './reference-sales.ts';

export const tip = (ref: Reference, order: { fan: number; performer: number; paid: bigint }): Refusal => {
  const refusal = refusalOf(ref, order.fan, order.paid);
  if (refusal === null) ref.tips.push(sell(ref, order));
  return refusal;
};

/** A part of a tip goes back, or all that is left of it. */
export const takeBackTip = (ref: Reference, tip: ModelTip, asked: bigint | null): Refusal => {
  const { books } = ref;
  const { sale } = tip;
  const amount = asked ?? sale.paid - sale.reversed;
  if (amount <= 0n || sale.reversed + amount > sale.paid) return 'ledger.nothing_to_reverse';
  const span = { from: sale.reversed, to: sale.reversed + amount, of: sale.paid };
  const given = share(sale.given, span);
  const earned = share(sale.earned, span);
  const promotion = share(sale.promotion, span);
  const commission = amount - earned - promotion;
  sale.reversed += amount;
  tip.spent.amount -= amount;
  books.giveTo(books.fan(sale.fan), { amount, given, lost: 0n });
  const clawed = books.clawBack(sale.performer, earned, sale.day);
  books.toPlatform('commission', -commission);
  books.toPlatform('promotion', -promotion);
  tip.takings.push({ amount, given, clawed, commission, promotion });
  settleRewards(ref, sale, tip.rewards);
  noteReturned(ref, sale.fan);
  return null;
};

/** What was taken back last is given again, as by a refund that fails later. */
export const restoreTip = (ref: Reference, tip: ModelTip): Refusal => {
  const { books } = ref;
  const { sale } = tip;
  const taking = at(tip.takings, tip.takings.length - 1);
  const fan = books.fan(sale.fan);
  if (fan.wallet < taking.amount) return 'wallet.insufficient_balance';
  tip.takings.pop();
  books.takeFrom(fan, taking.amount, taking.given);
  books.giveBack(sale.performer, taking.clawed);
  books.toPlatform('commission', taking.commission);
  books.toPlatform('promotion', taking.promotion);
  sale.reversed -= taking.amount;
  tip.spent.amount += taking.amount;
  settleRewards(ref, sale, tip.rewards);
  return null;
};
