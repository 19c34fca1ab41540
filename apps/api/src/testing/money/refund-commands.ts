import fc from 'fast-check';
import { refundSale } from '../../modules/refund-requests/sale-refunds.service.ts';
import { at } from './arithmetic.ts';
import { answerOf, command, type Command } from './command.ts';
import type { Reference } from './reference.ts';
import { pick } from './reference-payments.ts';
import * as reference from './reference-refunds.ts';
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

const giftsOf = ({ sales }: Readonly<Reference>): number[] =>
  sales.flatMap(({ kind }, index) => (kind === 'gift' ? [index] : []));

/** All of a gift, which is one sale of many and would seldom be refunded else. */
export const refundGiftCommand = (index: number): Command => ({
  check: (ref) => giftsOf(ref).length > 0,
  run: (ref, world) => refundSaleCommand(pick(giftsOf(ref), index), null).run(ref, world),
  toString: () => `an operator refunds gift ${index}`,
});

const index = fc.nat(20);

export const refundCommands: Array<fc.Arbitrary<Command>> = [
  index.map((one) => refundSaleCommand(one, null)),
  index.map(refundGiftCommand),
  fc.tuple(index, fc.bigInt(1n, 1200n)).map((args) => refundSaleCommand(...args)),
];
