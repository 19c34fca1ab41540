import { toHundredths } from '../../platform/money.ts';
import { products } from '../data/products.ts';
import type { DemoProduct } from '../data/types.ts';
import type { Row } from '../rows.ts';
import type { World } from '../world.ts';
import type { FileShelf } from './file-shelf.ts';
import { guardOf } from './items.ts';
import type { People } from './people.ts';

/** The probability that a member likes, and bookmarks, a product. */
const LIKES = 0.25;
const BOOKMARKS = 0.06;

export interface Shop {
  products: Row<'products'>[];
  pictures: Row<'product_pictures'>[];
  shippingPrices: Row<'shipping_prices'>[];
  reactions: Row<'reactions'>[];
  comments: Row<'comments'>[];
}

/** The products of performers, with likes and comments. */
export const buildShop = (world: World, people: People, shelf: FileShelf): Shop => {
  const shop: Shop = { products: [], pictures: [], shippingPrices: [], reactions: [], comments: [] };
  for (const demo of products) {
    const at = world.daysAgo(demo.daysAgo);
    const { id: performerId } = people.find(demo.performer);
    const id = world.newId(at);
    shop.products.push({ id, performer_id: performerId, ...columnsOf(demo, at, performerId, shelf) });
    const fileIds = demo.pictures.map((name) => shelf.addPicture(performerId, 'product-photo', name, at));
    shop.pictures.push(...fileIds.map((file_id, position) => ({ product_id: id, file_id, position })));
    if (demo.isDraft) continue;
    shop.reactions.push(...reactionsTo(world, people, id, at));
    shop.comments.push(...commentsOn(world, people, id, demo));
  }
  shop.shippingPrices = shippingOf(shop.products);
  return shop;
};

/** Tokens, of those who send what they sell: at home, and everywhere else. */
const SHIPPING = [
  { country: 'IR', price: toHundredths(4) },
  { country: null, price: toHundredths(18) },
];

const shippingOf = (rows: Shop['products']): Shop['shippingPrices'] => {
  const senders = new Set(rows.flatMap(({ type, performer_id }) => (type === 'physical' ? [performer_id] : [])));
  return [...senders].flatMap((performer_id) => SHIPPING.map((line) => ({ ...line, performer_id })));
};

const columnsOf = (demo: DemoProduct, at: Date, performerId: string, shelf: FileShelf) => {
  const { title, description, offer } = demo;
  const words = { title, description, created_at: at, published_at: demo.isDraft ? null : at };
  if (!('file' in offer)) {
    const price = toHundredths(offer.price);
    return { ...words, type: 'physical' as const, audience: 'paid' as const, price, stock: offer.stock ?? null };
  }
  const file_id = shelf.addDownload(performerId, offer.file, at);
  return { ...words, type: 'digital' as const, ...guardOf(offer.audience), file_id };
};

const reactionsTo = (world: World, { fans }: People, id: string, at: Date): Shop['reactions'] =>
  fans.flatMap((fan) => {
    const actions = [
      ...(world.random.chance(LIKES) ? (['like'] as const) : []),
      ...(world.random.chance(BOOKMARKS) ? (['bookmark'] as const) : []),
    ];
    const seenAt = at > fan.joinedAt ? at : fan.joinedAt;
    return actions.map((action) => ({
      user_id: fan.id,
      object_type: 'product' as const,
      object_id: id,
      action,
      created_at: world.between(seenAt, world.startedAt),
    }));
  });

/** One after the other, some hours after the product was published. */
const commentsOn = (world: World, people: People, id: string, { daysAgo, comments = [] }: DemoProduct) =>
  comments.map(([author, text], index) => {
    const at = world.hoursAgo(daysAgo * 24 - 5 - index * 3);
    return {
      id: world.newId(at),
      object_type: 'product' as const,
      object_id: id,
      author_id: people.find(author).id,
      text,
      created_at: at,
    };
  });
