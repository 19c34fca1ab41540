import { randomBytes } from 'node:crypto';
import { attachPoll, insertPoll } from '../../modules/polls/polls.repository.ts';
import { draftContent, keepDraft } from '../../modules/feed-posts/drafts/testing.ts';
import type { FileKind } from '../../platform/database/file-tables.ts';
import { newId } from '../../platform/ids.ts';
import type { TestAccount } from '../accounts.ts';
import type { TestApi } from '../api.ts';
import { insertGallery, insertPost } from '../content.ts';
import { copyFile, insertPhoto, insertVideo } from '../visibility/performer-content.ts';

/** A file of an account's own with bytes of its own, which its vault shows. */
export const giveFile = async (api: TestApi, owner: TestAccount, from: string, kind: FileKind): Promise<string> => {
  const [id, vaultItemId, sha256] = [await copyFile(api, from, kind), newId(), randomBytes(32)];
  const item = { id: vaultItemId, owner_id: owner.id, type: 'photo' as const, sha256, size: 1n };
  await api.db.insertInto('vault_items').values(item).execute();
  const changes = { owner_id: owner.id, vault_item_id: vaultItemId, sha256, alt_text: 'leaf' };
  await api.db.updateTable('files').set(changes).where('id', '=', id).execute();
  return id;
};

const insertProduct = async ({ db }: TestApi, owner: TestAccount, pictureId: string): Promise<string> => {
  const id = newId();
  const words = { title: 'Bowl', description: 'Of clay', type: 'physical', audience: 'paid', price: 500n } as const;
  await db
    .insertInto('products')
    .values({ id, performer_id: owner.id, ...words, published_at: new Date() })
    .execute();
  await db.insertInto('product_pictures').values({ product_id: id, file_id: pictureId, position: 0 }).execute();
  return id;
};

/** One of each thing that a performer publishes, with all that hangs on it; answers their ids by what they are. */
export const makeWorks = async (api: TestApi, owner: TestAccount, photoId: string) => {
  const { db } = api;
  const file = (kind: FileKind) => giveFile(api, owner, photoId, kind);
  const feed = await insertPost(db, owner);
  await db
    .insertInto('feed_post_files')
    .values({ feed_post_id: feed, file_id: await file('feed-photo'), position: 0 })
    .execute();
  await db
    .updateTable('feed_posts')
    .set({ thumbnail_file_id: await file('feed-thumbnail'), text: 'Green #leaf', search_text: ' green leaf ' })
    .where('id', '=', feed)
    .execute();
  const poll = { performerId: owner.id, question: 'Which?', options: ['This', 'That'], endsAt: null };
  await attachPoll(db, await insertPoll(db, poll), feed);
  const gallery = await insertGallery(db, owner);
  await insertPhoto(api, owner, gallery, await file('photo'));
  const video = await insertVideo(api, owner, await file('video'), 0);
  const product = await insertProduct(api, owner, await file('product-photo'));
  await keepDraft(api, owner, draftContent({ fileIds: [await file('feed-photo')] }));
  return { feed, gallery, video, product };
};

export type Works = Awaited<ReturnType<typeof makeWorks>>;

/** A stream for followers that is over, whose film is shown at its address. */
export const showFilm = async (api: TestApi, owner: TestAccount, photoId: string): Promise<void> => {
  const [streamId, conversation_id] = [newId(), newId()];
  const file_id = await giveFile(api, owner, photoId, 'video');
  const over = { status: 'ended', audience: 'followers', started_at: new Date(), ended_at: new Date() } as const;
  await api.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('streams')
      .values({ id: streamId, performer_id: owner.id, conversation_id, title: 'Yesterday', ...over })
      .execute();
    await trx
      .insertInto('conversations')
      .values({ id: conversation_id, kind: 'stream', stream_id: streamId })
      .execute();
  });
  const kept = { status: 'kept', shown_at: new Date() } as const;
  await api.db
    .insertInto('recordings')
    .values({ id: newId(), stream_id: streamId, performer_id: owner.id, file_id, ...kept })
    .execute();
};
