import fc from 'fast-check';
import { refundSale } from '../../modules/refund-requests/sale-refunds.service.ts';
import { at } from './arithmetic.ts';
import { answerOf, command, type Command } from './command.ts';
import type { Reference } from './reference.ts';
import { pick } from './reference-payments.ts';
import * as reference from './reference-refunds.ts';
import { sold, type Sold } from './fan-commands.ts';
import { giftCommand, subscribeCommand } from './subscription-commands.ts';
import type { World } from './world.ts';

/** The transactions of the reference's `sales`: ids have the order in which they were made. */
const transactionsOf = async ({ api, fans }: World): Promise<string[]> => {
  const rows = await api.db
    .selectFrom('ledger_transactions')
    .select('id')
    .where('kind', 'in', ['purchase', 'subscription'])
    .where(
      'user_id',
      'in',
      fans.map(({ id }) => id),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

export const refundSaleCommand = (index: number, amount: bigint | null): Command =>
  command(
    `an operator refunds ${amount ?? 'all'} of sale ${index}`,
    async (ref, world) => {
      const one = index % ref.sales.length;
      const expected = reference.refundSale(ref, one, amount);
      const transactionId = at(await transactionsOf(world), one);
      const order = { transactionId, reason: 'asked for', ...(amount !== null && { amount }) };
      return { expected, found: await answerOf(world.api.context.work((unit) => refundSale(unit, order))) };
    },
    ({ sales }) => sales.length > 0,
  );

type Time = 'gift' | 'period';

const salesOf = ({ sales }: Readonly<Reference>, of: Time): number[] =>
  sales.flatMap(({ kind }, index) => (kind === of ? [index] : []));

/** All of a gift or a period, which is one sale of many and would seldom be refunded else. */
export const refundTimeCommand = (kind: Time, index: number): Command => ({
  check: (ref) => salesOf(ref, kind).length > 0,
  run: (ref, world) => refundSaleCommand(pick(salesOf(ref, kind), index), null).run(ref, world),
  toString: () => `an operator refunds ${kind} ${index}`,
});

/**
 * A fan pays for a month and is given the next one; both are refunded, in either order, and he subscribes again. In a run
 * of all commands these seldom follow each other.
 */
export const refundBothCommand = (sold: Sold, first: Time): Command => ({
  check: () => true,
  run: async (ref, world) => {
    const { fan, performer } = sold;
    const refundLast = async (kind: Time) => {
      const index = ref.sales.findLastIndex((sale) => sale.kind === kind && sale.key === `${fan} ${performer}`);
      if (index >= 0) await refundSaleCommand(index, null).run(ref, world);
    };
    await subscribeCommand(sold).run(ref, world);
    await giftCommand(1 - fan, performer).run(ref, world);
    await refundLast(first);
    await subscribeCommand({ ...sold, coupon: null }).run(ref, world);
    await refundLast(first === 'gift' ? 'period' : 'gift');
    await subscribeCommand({ ...sold, coupon: null }).run(ref, world);
  },
  toString: () => `fan ${sold.fan} has month and gift of ${sold.performer} refunded, the ${first} first`,
});

const index = fc.nat(20);
const time = fc.constantFrom<Time>('gift', 'period');

export const refundCommands: Array<fc.Arbitrary<Command>> = [
  index.map((one) => refundSaleCommand(one, null)),
  fc.tuple(time, index).map((args) => refundTimeCommand(...args)),
  fc.tuple(sold, time).map((args) => refundBothCommand(...args)),
  fc.tuple(index, fc.bigInt(1n, 1200n)).map((args) => refundSaleCommand(...args)),
];
