import type { Transaction } from '../../platform/database/tables.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { Demo } from '../build/build-demo.ts';
import type { World } from '../world.ts';
import { insertAll } from './insert-all.ts';
import { recount } from './recount.ts';
import { writeMoney } from './write-money.ts';

/** Writes the whole demo in the caller's transaction. */
export const writeDemo = async (unit: UnitOfWork, world: World, demo: Demo): Promise<void> => {
  await writePeople(unit, demo);
  await writeContent(unit, demo);
  await writeMoney(unit, world, demo.plan);
  await writeTalk(unit, demo);
  await writeKeeping(unit, demo);
  await recount(unit.db);
};

const writePeople = async ({ db }: UnitOfWork, { people, files, portraits }: Demo): Promise<void> => {
  await insertAll(db, 'users', people.users);
  await insertAll(db, 'performers', people.performerRows);
  await insertAll(db, 'ledger_accounts', people.wallets);
  await insertAll(db, 'vault_items', files.vaultItems);
  await insertAll(db, 'files', files.rows);
  await insertAll(db, 'captions', files.captions);
  for (const { userId, column, fileId } of portraits) {
    await db
      .updateTable('users')
      .set({ [column]: fileId })
      .where('id', '=', userId)
      .execute();
  }
};

const writeContent = async ({ db }: UnitOfWork, { items, underWay, liking, shop, talk }: Demo): Promise<void> => {
  await insertAll(db, 'feed_posts', [...items.posts, ...underWay.posts]);
  await insertAll(db, 'feed_post_files', [...items.postFiles, ...underWay.postFiles]);
  await insertAll(db, 'feed_drafts', underWay.drafts);
  await insertAll(db, 'feed_draft_files', underWay.draftFiles);
  await insertAll(db, 'polls', items.polls.polls);
  await insertAll(db, 'poll_options', items.polls.options);
  await insertAll(db, 'poll_votes', items.polls.votes);
  await insertAll(db, 'galleries', items.galleries);
  await insertAll(db, 'photos', items.photos);
  await coverGalleries(db);
  await insertAll(db, 'videos', items.videos);
  await insertAll(db, 'products', shop.products);
  await insertAll(db, 'product_pictures', shop.pictures);
  await insertAll(db, 'shipping_prices', shop.shippingPrices);
  await insertAll(db, 'follows', liking.follows);
  await insertAll(db, 'reactions', [...liking.reactions, ...shop.reactions]);
  await insertAll(db, 'comments', [...talk.comments, ...shop.comments]);
};

const writeKeeping = async ({ db }: UnitOfWork, { keeping }: Demo): Promise<void> => {
  await insertAll(db, 'site_promos', keeping.promos);
  await insertAll(db, 'library_folders', keeping.folders);
  await insertAll(db, 'library_places', keeping.places);
};

const writeTalk = async ({ db }: UnitOfWork, { talk, notices }: Demo): Promise<void> => {
  await insertAll(db, 'conversations', talk.conversations);
  await insertAll(db, 'conversation_members', talk.members);
  await insertAll(db, 'messages', talk.messages);
  await insertAll(db, 'message_files', talk.messageFiles);
  await insertAll(db, 'notifications', notices);
};

/** A gallery's cover is its first photo, which could not be inserted before the gallery. */
const coverGalleries = (db: Transaction) =>
  db
    .updateTable('galleries')
    .from('photos')
    .whereRef('photos.gallery_id', '=', 'galleries.id')
    .where('photos.position', '=', 0)
    .set((eb) => ({ cover_photo_id: eb.ref('photos.id') }))
    .execute();
