import { toHundredths } from '../../platform/money.ts';
import type { Items } from '../build/items.ts';
import type { Item } from '../build/item.ts';
import type { Fan, People } from '../build/people.ts';
import type { World } from '../world.ts';
import { byTime, type Movement, type Plan, type PlannedSubscription } from './movements.ts';
import { isNilou, planNilou } from './nilou.ts';
import { chargesOf, planSubscription } from './subscriptions.ts';
import { taste } from './taste.ts';

const TIPS = [10, 10, 15, 20, 25, 50];
const TOP_UPS = [20, 50, 100].map(toHundredths);
const MINUTE = 60_000;

/** Who pays whom, when and how much: random for everyone but nilou, and always covered by earlier top-ups. */
export const planSpending = (world: World, people: People, items: Items): Plan => {
  const plans = people.fans.map((fan) =>
    isNilou(fan) ? planNilou(world, people, items, fan) : planFan(world, people, items, fan),
  );
  return {
    subscriptions: plans.flatMap((plan) => plan.subscriptions),
    movements: plans.flatMap((plan) => plan.movements).sort(byTime),
  };
};

const planFan = (world: World, people: People, items: Items, fan: Fan): Plan => {
  const subscriptions = drawSubscriptions(world, people, fan);
  const spendings = [
    ...subscriptions.flatMap(chargesOf),
    ...drawPurchases(world, items, fan),
    ...drawTips(world, people, items, fan),
  ].sort(byTime);
  return { subscriptions, movements: withTopUps(world, fan, spendings) };
};

const drawSubscriptions = (world: World, people: People, fan: Fan): PlannedSubscription[] => {
  const { random } = world;
  const joinedDaysAgo = (world.startedAt.getTime() - fan.joinedAt.getTime()) / 86_400_000;
  return random
    .sample(people.performers, random.int(1, 4), (performer) => taste(fan, performer))
    .map((performer) =>
      planSubscription(world, {
        fan,
        performer,
        startedDaysAgo: 1 + random.next() * Math.min(100, joinedDaysAgo - 1),
        isYearly: random.chance(0.12),
        isCancelled: random.chance(0.1),
      }),
    );
};

const drawPurchases = (world: World, items: Items, fan: Fan): Movement[] => {
  const { random } = world;
  const forSale = items.all.filter((item) => item.audience === 'paid');
  return random
    .sample(forSale, random.int(0, 4), (item) => taste(fan, item.performer))
    .map((item) => ({
      kind: 'purchase',
      fan,
      performer: item.performer,
      at: world.between(later(item.publishedAt, fan.joinedAt), world.startedAt),
      amount: item.price,
      item,
    }));
};

/** Most tips are for free posts, the others on profiles. */
const drawTips = (world: World, people: People, items: Items, fan: Fan): Movement[] => {
  const { random } = world;
  const count = random.chance(0.55) ? random.int(1, 3) : 0;
  return random
    .sample(people.performers, count, (performer) => taste(fan, performer))
    .map((performer) => {
      const posts = items.all.filter((item) => item.performer === performer && isOpenPost(item));
      const post = random.chance(0.7) ? random.pick(posts) : undefined;
      const source = post ? { type: 'feed' as const, id: post.id } : { type: 'profile' as const, id: performer.id };
      const at = world.between(later(post?.publishedAt ?? fan.joinedAt, fan.joinedAt), world.startedAt);
      return { kind: 'tip', fan, performer, at, amount: toHundredths(random.pick(TIPS)), source };
    });
};

const isOpenPost = (item: Item): boolean => item.type === 'feed' && item.audience === 'free';

const later = (a: Date, b: Date): Date => (a > b ? a : b);

/** Inserts a top-up before each payment that the wallet would not cover. */
const withTopUps = (world: World, fan: Fan, spendings: readonly Movement[]): Movement[] => {
  let balance = 0n;
  return spendings.flatMap((spending) => {
    const missing = spending.amount - balance;
    balance -= spending.amount;
    if (missing <= 0n) return [spending];
    const enough = TOP_UPS.filter((amount) => amount >= missing);
    const amount = enough.length > 0 ? world.random.pick(enough) : missing;
    balance += amount;
    const at = new Date(spending.at.getTime() - world.random.int(1, 20) * MINUTE);
    return [{ kind: 'top-up', fan, at, amount }, spending];
  });
};
