import { toHundredths } from '../../platform/money.ts';
import type { Items } from '../build/items.ts';
import type { Fan, People, Performer } from '../build/people.ts';
import { nilouHistory } from '../data/nilou-history.ts';
import type { Username } from '../data/types.ts';
import type { World } from '../world.ts';
import { byTime, type Movement, type Plan } from './movements.ts';
import { chargesOf, planSubscription } from './subscriptions.ts';

export const isNilou = (fan: Fan): boolean => fan.username === nilouHistory.username;

/** The history of the account that visitors try first. */
export const planNilou = (world: World, people: People, items: Items, fan: Fan): Plan => {
  const performer = (username: Username): Performer => {
    const found = people.find(username);
    if (found.kind !== 'performer') throw new Error(`${username} is not a performer`);
    return found;
  };
  const item = (key: string) => {
    const found = items.all.find((it) => it.key === key);
    if (!found) throw new Error(`no post has the key ${key}`);
    return found;
  };

  const subscriptions = nilouHistory.subscriptions.map((it) =>
    planSubscription(world, { fan, performer: performer(it.performer), startedDaysAgo: it.daysAgo }),
  );
  const topUps = nilouHistory.topUps.map(({ daysAgo, tokens }): Movement => {
    return { kind: 'top-up', fan, at: world.daysAgo(daysAgo), amount: toHundredths(tokens) };
  });
  const purchases = nilouHistory.purchases.map(({ daysAgo, post }): Movement => {
    const bought = item(post);
    const { performer: seller, price: amount } = bought;
    return { kind: 'purchase', fan, performer: seller, at: world.daysAgo(daysAgo), amount, item: bought };
  });
  const tips = nilouHistory.tips.map((it): Movement => {
    const receiver = performer(it.performer);
    const source = { type: 'profile', id: receiver.id } as const;
    const amount = toHundredths(it.tokens);
    return { kind: 'tip', fan, performer: receiver, at: world.daysAgo(it.daysAgo), amount, source };
  });
  const movements = [...topUps, ...purchases, ...tips, ...subscriptions.flatMap(chargesOf)].sort(byTime);
  return { subscriptions, movements };
};
