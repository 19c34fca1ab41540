import type { Audience } from '../platform/database/content-tables.ts';
import type { Db } from '../platform/database/tables.ts';
import { newId } from '../platform/ids.ts';
import { toHundredths } from '../platform/money.ts';
import type { TestAccount } from './accounts.ts';

interface Offer {
  /** Tokens. */
  price?: number;
  /** Whoever pays where there is a price, and everybody else, unless it says otherwise. */
  audience?: Audience;
}

/** A published post without files, straight in the database; sold by itself when it has a price. */
export const insertPost = async (db: Db, performer: TestAccount, offer: Offer = {}): Promise<string> => {
  const id = newId();
  const { price = 0, audience = price > 0 ? 'paid' : 'free' } = offer;
  await db
    .insertInto('feed_posts')
    .values({ id, performer_id: performer.id, text: 'A study in green', audience, price: toHundredths(price) })
    .execute();
  return id;
};

/** A published gallery, which says that it has a photo. */
export const insertGallery = async (db: Db, performer: TestAccount, offer: Offer = {}): Promise<string> => {
  const id = newId();
  const { price = 0, audience = price > 0 ? 'paid' : 'free' } = offer;
  await db
    .insertInto('galleries')
    .values({ id, performer_id: performer.id, title: 'Leaves', audience, price: toHundredths(price), photo_count: 1 })
    .execute();
  return id;
};
