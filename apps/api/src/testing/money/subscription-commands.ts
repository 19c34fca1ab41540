import fc from 'fast-check';
import { fromHundredths } from '../../platform/money.ts';
import { command, type Answer, type Command } from './command.ts';
import { codeOf, dataOf, fan, performer, sold, twice, type Sold } from './fan-commands.ts';
import type { Reference } from './reference.ts';
import { at } from './arithmetic.ts';
import { priceWith } from './reference-offers.ts';
import * as subscriptions from './reference-subscriptions.ts';
import { pick } from './reference-payments.ts';
import { DAY_MS, TERMS } from './terms.ts';
import type { World } from './world.ts';

/** What a subscription would charge now: nothing where a cancellation is taken back. */
const chargeNow = (ref: Reference, { fan, performer, coupon }: Sold): bigint => {
  const existing = subscriptions.subscriptionOf(ref, fan, performer);
  const isThere = existing !== undefined && existing.status === 'cancelled' && subscriptions.hasTimeLeft(existing);
  if (isThere || subscriptions.hasTrial(ref, fan, performer)) return 0n;
  return priceWith(at(TERMS.monthly, performer), coupon).charge;
};

export const subscribeCommand = (sold: Sold): Command =>
  command(`fan ${sold.fan} subscribes to ${sold.performer} (coupon ${sold.coupon})`, async (ref, world) => {
    const { fan, performer, coupon } = sold;
    const price = at(TERMS.monthly, performer);
    const seen = {
      expectedPrice: fromHundredths(chargeNow(ref, sold)),
      expectedRenewalPrice: fromHundredths(price),
    };
    const isNew = subscriptions.subscriptionOf(ref, fan, performer) === undefined;
    const expected = subscriptions.subscribe(ref, { ...sold, price });
    const body = {
      performerId: at(world.performers, performer).id,
      type: 'monthly',
      ...seen,
      ...codeOf(world, coupon),
    };
    const found: Answer = await world.api.as(at(world.fans, fan)).pay('/wallet/charges/subscribe/performers', body);
    if (isNew && found.status === 200) {
      world.subscriptions.push(dataOf<{ subscription: { _id: string } }>(found).subscription._id);
    }
    return { expected, found };
  });

export const giftCommand = (giver: number, performer: number): Command =>
  command(`fan ${giver} gives the other one a month of ${performer}`, async (ref, world) => {
    const isNew = subscriptions.subscriptionOf(ref, 1 - giver, performer) === undefined;
    const expected = subscriptions.give(ref, giver, performer);
    const [receiver, of] = [at(world.fans, 1 - giver), at(world.performers, performer)];
    const expectedPrice = fromHundredths(at(TERMS.monthly, performer));
    const body = { performerId: of.id, username: receiver.username, type: 'monthly', expectedPrice };
    const found: Answer = await world.api.as(at(world.fans, giver)).pay('/wallet/charges/subscribe/gifts', body);
    if (isNew && found.status === 200) {
      const made = world.api.db.selectFrom('subscriptions').select('id').where('user_id', '=', receiver.id);
      world.subscriptions.push((await made.where('performer_id', '=', of.id).executeTakeFirstOrThrow()).id);
    }
    return { expected, found };
  });

const hasSubscriptions = ({ subscriptions }: Readonly<Reference>): boolean => subscriptions.length > 0;

const callSubscription = (world: World, ref: Reference, index: number) => ({
  id: pick(world.subscriptions, index),
  fan: world.api.as(at(world.fans, pick(ref.subscriptions, index).fan)),
});

export const cancelSubscriptionCommand = (index: number): Command =>
  command(
    `subscription ${index} is cancelled`,
    async (ref, world) => {
      const { id, fan } = callSubscription(world, ref, index);
      const expected = subscriptions.cancelSubscription(pick(ref.subscriptions, index));
      return { expected, found: await fan.post(`/payment/wallet/cancel-subscription/${id}`) };
    },
    hasSubscriptions,
  );

export const pauseCommand = (index: number, days: number | null): Command =>
  command(
    `subscription ${index} pauses for ${days} days`,
    async (ref, world) => {
      const { id, fan } = callSubscription(world, ref, index);
      const until = days === null ? null : Date.now() + days * DAY_MS;
      const expected = subscriptions.pause(pick(ref.subscriptions, index), until);
      const body = { until: until === null ? null : new Date(until).toISOString() };
      return { expected, found: await fan.post(`/subscriptions/${id}/pause`, body) };
    },
    hasSubscriptions,
  );

export const resumeCommand = (index: number): Command =>
  command(
    `subscription ${index} goes on`,
    async (ref, world) => {
      const { id, fan } = callSubscription(world, ref, index);
      const one = pick(ref.subscriptions, index);
      const price = subscriptions.isWaiting(one) ? at(TERMS.monthly, one.performer) : 0n;
      const expected = subscriptions.resume(ref, one);
      return {
        expected,
        found: await fan.pay(`/subscriptions/${id}/resume`, { expectedPrice: fromHundredths(price) }),
      };
    },
    hasSubscriptions,
  );

const index = fc.nat(5);

export const subscriptionCommands: Array<fc.Arbitrary<Command>> = [
  ...twice(sold.map(subscribeCommand)),
  fc.tuple(fan, performer).map((args) => giftCommand(...args)),
  index.map(cancelSubscriptionCommand),
  fc.tuple(index, fc.option(fc.integer({ min: 10, max: 70 }))).map((args) => pauseCommand(...args)),
  index.map(resumeCommand),
];
