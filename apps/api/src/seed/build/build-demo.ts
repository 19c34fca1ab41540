import { planLiking, type Liking } from '../plan/liking.ts';
import type { Plan } from '../plan/movements.ts';
import { planSpending } from '../plan/spending.ts';
import { withTradeTopUps } from '../trade/top-ups.ts';
import type { Row } from '../rows.ts';
import type { World } from '../world.ts';
import { createFileShelf, type FileShelf } from './file-shelf.ts';
import { buildItems, type Items } from './items.ts';
import { buildKeeping, type Keeping } from './keeping.ts';
import { buildNotices } from './notices.ts';
import { buildPeople, type People } from './people.ts';
import { buildShop, type Shop } from './shop.ts';
import { buildTalk, type Talk } from './talk.ts';
import { buildUnderWay, type UnderWay } from './under-way.ts';

/** The rows of the whole demo, before they are written. */
export interface Demo {
  people: People;
  /** Avatars, covers and welcome videos. */
  portraits: Array<{ userId: string; column: 'avatar_file_id' | 'cover_file_id'; fileId: string }>;
  items: Items;
  files: FileShelf;
  talk: Talk;
  plan: Plan;
  liking: Liking;
  shop: Shop;
  keeping: Keeping;
  underWay: UnderWay;
  notices: Row<'notifications'>[];
}

export const buildDemo = (world: World): Demo => {
  const people = buildPeople(world);
  const files = createFileShelf(world, people);
  const portraits = buildPortraits(people, files);
  const items = buildItems(world, people, files);
  const talk = buildTalk(world, people, files, items.all);
  const plan = planSpending(world, people, items);
  const liking = planLiking(world, people, items, plan);
  const notices = buildNotices(world, { items: items.all, plan, liking });
  // Last, so that it does not change the random numbers of the parts before.
  const shop = buildShop(world, people, files);
  const keeping = buildKeeping(world, people, liking);
  const underWay = buildUnderWay(world, people, files);
  const paid = { ...plan, movements: withTradeTopUps(world, people, plan.movements) };
  return { people, portraits, items, files, talk, plan: paid, liking, shop, keeping, underWay, notices };
};

const buildPortraits = (people: People, files: FileShelf): Demo['portraits'] => {
  const portraits: Demo['portraits'] = [];
  for (const { id, avatar, joinedAt } of [...people.performers, ...people.fans]) {
    if (!avatar) continue;
    const fileId = files.addPicture(id, 'avatar', avatar, joinedAt);
    portraits.push({ userId: id, column: 'avatar_file_id', fileId });
  }
  for (const { id, demo, joinedAt } of people.performers) {
    const fileId = files.addPicture(id, 'cover', demo.cover, joinedAt);
    portraits.push({ userId: id, column: 'cover_file_id', fileId });
  }
  return portraits;
};
