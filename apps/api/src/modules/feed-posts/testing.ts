import type { TestAccount } from '../../testing/accounts.ts';
import type { TestApi } from '../../testing/api.ts';
import type { FeedPost } from './feed-posts.schema.ts';

/** Publishes a post by the API and returns it. */
export const publishPost = async (api: TestApi, performer: TestAccount, body: object = {}): Promise<FeedPost> => {
  const answer = await api
    .as(performer)
    .post('/performer/feeds', { text: 'Morning on the ridge', audience: 'free', ...body });
  if (answer.status !== 200) throw new Error(`publishing failed: ${answer.text}`);
  return answer.body.data;
};

/** Marks an item as bought, without a payment. */
export const purchase = async (
  { db }: TestApi,
  buyer: TestAccount,
  performer: TestAccount,
  item: { type: 'feed' | 'gallery' | 'video' | 'product'; id: string },
): Promise<void> => {
  await db
    .insertInto('purchases')
    .values({ user_id: buyer.id, performer_id: performer.id, item_type: item.type, item_id: item.id, price: 500n })
    .execute();
};
