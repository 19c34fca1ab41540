import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { fromHundredths } from '../../platform/money.ts';
import { requestRefund } from '../../modules/payments/refunds.service.ts';
import { deliverAll } from '../../modules/payments/testing/deliveries.ts';
import { topUp } from '../../modules/payments/top-up.service.ts';
import { answerOf, command, type Answer, type Command } from './command.ts';
import { decideDispute } from './disputes-at-bank.ts';
import type { DisputeStatus, Reference } from './reference.ts';
import { at } from './arithmetic.ts';
import * as reference from './reference-payments.ts';
import { priceWith } from './reference-offers.ts';
import { pick } from './reference-payments.ts';
import { FANS, TAXED, TERMS } from './terms.ts';
import type { World } from './world.ts';

/** What the model calls the sandbox's cards. */
const CARDS = {
  plain: '4242424242424242',
  later: '4000000000007726',
  fails: '4000000000005126',
  disputes: '4000000000000259',
  declined: '4000000000000002',
} as const;

const hasPayments = ({ payments }: Readonly<Reference>): boolean => payments.length > 0;
const nothing: Answer = { status: 200, body: {} };

interface Wanted {
  fan: number;
  card: keyof typeof CARDS;
  /** Null: the package. */
  amount: bigint | null;
  /** With the coupon for packages. */
  hasCoupon?: boolean;
}

/** What a package costs, less the coupon. */
const packagePrice = (hasCoupon: boolean): bigint =>
  hasCoupon ? priceWith(TERMS.package.price, TERMS.packageCoupon).charge : TERMS.package.price;

/** By the service: the route takes cards thirty times a minute only. */
const topUpReally = async (world: World, { fan, card, amount, hasCoupon = false }: Wanted) => {
  const userId = at(world.fans, fan).id;
  const buyer = { userId, addressCountry: fan === TAXED.fan ? TAXED.country : null };
  const claim = { userId, key: randomUUID(), route: 'POST /payment/wallet/top-up', requestHash: Buffer.from('model') };
  const price = amount ?? packagePrice(hasCoupon);
  const body = {
    ...(amount === null ? { packageId: world.packageId } : { amount: fromHundredths(amount) }),
    ...(hasCoupon && { coupon: at(world.codes, TERMS.packageCoupon) }),
    ...{ expectedPrice: fromHundredths(price + reference.taxOf(fan, price)), currency: 'USD' },
    ...{ card: { number: CARDS[card], expMonth: 12, expYear: 2099, cvc: '123' }, saveCard: false },
  };
  const result = await topUp(world.api.context, buyer, { claim, body });
  world.payments.push(result.payment._id);
  return result;
};

export const topUpCommand = (fan: number, card: keyof typeof CARDS, amount: bigint | null): Command =>
  command(`fan ${fan} tops up ${amount ?? 'a package'} (${card})`, async (ref, world) => {
    const order = amount === null ? TERMS.package : { tokens: amount, price: amount };
    const expected = reference.topUp(ref, { fan, card, coupon: null, ...order });
    return { expected, found: await answerOf(topUpReally(world, { fan, card, amount })) };
  });

export const packageCouponCommand = (fan: number, card: keyof typeof CARDS): Command =>
  command(`fan ${fan} tops up a package with a coupon (${card})`, async (ref, world) => {
    const { tokens } = TERMS.package;
    const paid = { fan, card, tokens, price: packagePrice(true), coupon: TERMS.packageCoupon };
    const expected = reference.topUp(ref, paid);
    const wanted = { fan, card, amount: null, hasCoupon: true };
    return { expected, found: await answerOf(topUpReally(world, wanted)) };
  });

export const refundCommand = (index: number, amount: bigint | null): Command =>
  command(
    `refund ${amount ?? 'all'} of payment ${index}`,
    async (ref, world) => {
      const expected = reference.refund(ref, pick(ref.payments, index), amount);
      const isSentByHand = pick(ref.payments, index).card === 'coins';
      const paymentId = pick(world.payments, index);
      const order = { paymentId, reason: 'asked for', isSentByHand, ...(amount !== null && { amount }) };
      return {
        expected,
        found: await answerOf(world.api.context.work((unit) => requestRefund(world.api.context, unit, order))),
      };
    },
    hasPayments,
  );

const couponedOf = ({ payments }: Readonly<Reference>): number[] =>
  payments.flatMap(({ coupon }, index) => (coupon === null ? [] : [index]));

/** All of what was paid with a coupon, whose use comes back with it. */
export const refundCouponedCommand = (index: number): Command => ({
  check: (ref) => couponedOf(ref).length > 0,
  run: (ref, world) => refundCommand(pick(couponedOf(ref), index), null).run(ref, world),
  toString: () => `refund all of couponed payment ${index}`,
});

export const disputeCommand = (index: number, status: DisputeStatus): Command =>
  command(
    `the dispute of payment ${index} is ${status}`,
    async (ref, world) => {
      const payment = pick(ref.payments, index);
      // There is no bank that could take coins back.
      if (payment.card === 'coins') return null;
      payment.bank = status;
      await decideDispute(world.api, pick(world.payments, index), status);
      return { expected: null, found: nothing };
    },
    hasPayments,
  );

export const hearCommand = (): Command =>
  command('the gateway tells', async (ref, world) => {
    reference.hear(ref);
    await deliverAll(world.api);
    return { expected: null, found: nothing };
  });

const fan = fc.nat(FANS - 1);
const index = fc.nat(9);
const part = fc.option(fc.bigInt(1n, 2000n));
const cards = fc.oneof(
  { weight: 4, arbitrary: fc.constant('plain' as const) },
  { weight: 6, arbitrary: fc.constantFrom('later' as const, 'fails' as const) },
  { weight: 1, arbitrary: fc.constantFrom('disputes' as const, 'declined' as const) },
);
const decisions = fc.constantFrom('open' as const, 'won' as const, 'won' as const, 'won' as const, 'lost' as const);

export const cardCommands: Array<fc.Arbitrary<Command>> = [
  fc.tuple(fan, cards, fc.option(fc.bigInt(300n, 9000n))).map((args) => topUpCommand(...args)),
  fc.tuple(fan, fc.constant('plain' as const), fc.bigInt(5000n, 20_000n)).map((args) => topUpCommand(...args)),
  fc.tuple(fan, cards).map((args) => packageCouponCommand(...args)),
  fc.tuple(index, part).map((args) => refundCommand(...args)),
  fc.tuple(index, fc.constant(null)).map((args) => refundCommand(...args)),
  index.map(refundCouponedCommand),
  fc.tuple(index, decisions).map((args) => disputeCommand(...args)),
  fc.constant(null).map(hearCommand),
];
