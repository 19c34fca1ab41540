import type { Row } from '../rows.ts';
import type { Items } from '../build/items.ts';
import type { Item } from '../build/item.ts';
import type { Fan, People } from '../build/people.ts';
import { nilouHistory } from '../data/nilou-history.ts';
import type { World } from '../world.ts';
import type { Plan } from './movements.ts';
import { isNilou } from './nilou.ts';
import { taste } from './taste.ts';

export interface Liking {
  follows: Row<'follows'>[];
  reactions: Row<'reactions'>[];
}

/** Follows, likes and bookmarks, only of what the member may see. */
export const planLiking = (world: World, people: People, items: Items, plan: Plan): Liking => {
  const liking: Liking = { follows: [], reactions: [] };
  const opened = openedItems(plan);
  for (const fan of people.fans) {
    const followed = followedBy(world, people, plan, fan);
    for (const performerId of followed) {
      const createdAt = world.between(fan.joinedAt, world.startedAt);
      liking.follows.push({ follower_id: fan.id, performer_id: performerId, created_at: createdAt });
    }
    for (const item of items.all) {
      if (!mayOpen(item, fan, opened)) continue;
      const interest = followed.has(item.performer.id) ? 0.6 : 0.12;
      liking.reactions.push(...reactionsTo(world, fan, item, interest));
    }
  }
  return liking;
};

const pair = (fan: Fan, id: string): string => `${fan.id} ${id}`;

/** Pairs of a fan and a performer (subscribed) or item (bought). */
const openedItems = ({ subscriptions, movements }: Plan): ReadonlySet<string> =>
  new Set([
    ...subscriptions.map(({ fan, performer }) => pair(fan, performer.id)),
    ...movements.flatMap((it) => (it.kind === 'purchase' ? [pair(it.fan, it.item.id)] : [])),
  ]);

const mayOpen = ({ id, audience, performer }: Item, fan: Fan, opened: ReadonlySet<string>): boolean =>
  audience === 'free' || opened.has(pair(fan, audience === 'paid' ? id : performer.id));

const followedBy = (world: World, people: People, plan: Plan, fan: Fan): ReadonlySet<string> => {
  if (isNilou(fan)) return new Set(nilouHistory.follows.map((username) => people.find(username).id));
  const count = world.random.int(2, 7);
  const drawn = world.random.sample(people.performers, count, (performer) => taste(fan, performer));
  const subscribed = plan.subscriptions.filter((it) => it.fan === fan).map(({ performer }) => performer);
  return new Set([...subscribed, ...drawn].map(({ id }) => id));
};

const reactionsTo = (world: World, fan: Fan, item: Item, interest: number): Liking['reactions'] => {
  const { random } = world;
  const actions = [
    ...(random.chance(interest) ? (['like'] as const) : []),
    ...(random.chance(interest / 8) ? (['bookmark'] as const) : []),
  ];
  const seenAt = item.publishedAt > fan.joinedAt ? item.publishedAt : fan.joinedAt;
  return actions.map((action) => ({
    user_id: fan.id,
    object_type: item.type,
    object_id: item.id,
    action,
    created_at: world.between(seenAt, world.startedAt),
  }));
};
