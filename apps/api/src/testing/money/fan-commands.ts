import fc from 'fast-check';
import { fromHundredths } from '../../platform/money.ts';
import { reverse } from '../../modules/ledger/reversals.ts';
import { answerOf, command, type Answer, type Command } from './command.ts';
import type { Reference } from './reference.ts';
import { at } from './arithmetic.ts';
import * as offers from './reference-offers.ts';
import { pick } from './reference-payments.ts';
import { setCap } from './reference-sales.ts';
import * as tipsOf from './reference-tips.ts';
import { FANS, PERFORMERS, TERMS } from './terms.ts';
import type { World } from './world.ts';

export const dataOf = <T>({ body }: Answer): T => body.data as T;

export const tipCommand = (fan: number, performer: number, amount: bigint): Command =>
  command(`fan ${fan} tips performer ${performer} ${amount}`, async (ref, { api, fans, performers, tips }) => {
    const expected = tipsOf.tip(ref, { fan, performer, paid: amount });
    const { id } = at(performers, performer);
    const body = { amount: fromHundredths(amount), source: { type: 'profile', _id: id } };
    const found: Answer = await api.as(at(fans, fan)).pay(`/wallet/charges/tip/${id}`, body);
    if (found.status === 200) {
      tips.push({ id: dataOf<{ transaction: { _id: string } }>(found).transaction._id, reversals: [] });
    }
    return { expected, found };
  });

const reverseReally = async (
  world: World,
  ...[kind, transactionId, amount]: ['refund' | 'reversal', string, bigint?]
) => (await world.api.context.work((unit) => reverse(unit, { kind, transactionId, amount }))).id;

/** As operators do, by the ledger itself: of a tip nothing else hangs on the sale. */
export const takeBackCommand = (index: number, amount: bigint | null): Command =>
  command(
    `take ${amount ?? 'all'} of tip ${index} back`,
    async (ref, world) => {
      const expected = tipsOf.takeBackTip(ref, pick(ref.tips, index), amount);
      const { id, reversals } = pick(world.tips, index);
      const found = await answerOf(reverseReally(world, 'refund', id, amount ?? undefined));
      if (found.status === 200) reversals.push(dataOf(found));
      return { expected, found };
    },
    ({ tips }) => tips.length > 0,
  );

const isTakenBack = (ref: Readonly<Reference>, index: number): boolean =>
  ref.tips.length > 0 && pick(ref.tips, index).takings.length > 0;

export const restoreCommand = (index: number): Command =>
  command(
    `what was taken back of tip ${index} is given again`,
    async (ref, world) => {
      const expected = tipsOf.restoreTip(ref, pick(ref.tips, index));
      const { reversals } = pick(world.tips, index);
      const found = await answerOf(reverseReally(world, 'reversal', at(reversals, reversals.length - 1)));
      if (found.status === 200) reversals.pop();
      return { expected, found };
    },
    (ref) => isTakenBack(ref, index),
  );

export interface Sold {
  fan: number;
  performer: number;
  coupon: number | null;
}

export const codeOf = (world: World, coupon: number | null) =>
  coupon === null ? {} : { coupon: at(world.codes, coupon) };

export const galleryCommand = ({ fan, performer, coupon }: Sold, index: number): Command =>
  command(`fan ${fan} buys gallery ${performer}.${index} (coupon ${coupon})`, async (ref, world) => {
    const price = at(at(TERMS.galleries, performer), index);
    const { charge } = offers.priceWith(price, coupon);
    const key = `${fan} ${performer} ${index}`;
    const expected = offers.buyGallery(ref, key, { fan, performer, price, coupon });
    const id = at(at(world.galleries, performer), index);
    const body = { expectedPrice: fromHundredths(charge), ...codeOf(world, coupon) };
    const found = await world.api.as(at(world.fans, fan)).pay(`/wallet/charges/gallery/${id}`, body);
    return { expected, found };
  });

export const messageCommand = (fan: number, performer: number): Command =>
  command(`fan ${fan} buys the message of performer ${performer}`, async (ref, world) => {
    const expected = offers.buyMessage(ref, fan, performer);
    const id = at(at(world.messages, fan), performer);
    const body = { expectedPrice: fromHundredths(at(TERMS.messages, performer)) };
    return { expected, found: await world.api.as(at(world.fans, fan)).pay(`/wallet/charges/message/${id}`, body) };
  });

export const capCommand = (fan: number, amount: bigint | null): Command =>
  command(`fan ${fan} sets a cap of ${amount} a day`, async (ref, { api, fans }) => {
    const expected = setCap(ref, fan, amount);
    const body = { period: 'day', amount: amount === null ? null : fromHundredths(amount) };
    return { expected, found: await api.as(at(fans, fan)).put('/wallet/spending-caps', body) };
  });

export const fan = fc.nat(FANS - 1);
export const performer = fc.nat(PERFORMERS - 1);
const index = fc.nat(5);
export const coupon = fc.option(fc.nat(TERMS.coupons.length - 1));
export const sold = fc.record({ fan, performer, coupon });
const part = fc.option(fc.bigInt(1n, 1500n));

export const twice = <T>(one: T): T[] => [one, one];

export const fanCommands: Array<fc.Arbitrary<Command>> = [
  ...twice(fc.tuple(fan, performer, fc.bigInt(1000n, 4000n)).map((args) => tipCommand(...args))),
  fc.tuple(sold, fc.nat(1)).map((args) => galleryCommand(...args)),
  fc.tuple(fan, performer).map((args) => messageCommand(...args)),
  fc.tuple(fan, fc.option(fc.bigInt(2000n, 20_000n), { freq: 2 })).map((args) => capCommand(...args)),
  ...twice(fc.tuple(index, part).map((args) => takeBackCommand(...args))),
  index.map(restoreCommand),
];
