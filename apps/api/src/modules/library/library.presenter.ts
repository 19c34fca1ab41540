import { chooseThumbnail } from '@barg/contract';
import { beginningOf } from '@barg/contract/words';
import type { FeedPost } from '../feed-posts/feed-posts.schema.ts';
import type { PerformerCard } from '../performers/performer-card.ts';
import type { LibraryItem } from './library.schema.ts';

type Shown = Omit<LibraryItem, keyof KeptFacts>;
type Sold = Pick<LibraryItem, '_id' | 'performer' | 'title' | 'isLocked' | 'lockReason' | 'price'>;

const TITLE_LENGTH = 140;

/** A thing with title and price, as a library shows it. */
export const presentKept = (
  { _id, performer, title, isLocked, lockReason, price }: Sold,
  { picture, photoCount }: Pick<LibraryItem, 'picture' | 'photoCount'>,
): Shown => ({ _id, performer, title, isLocked, lockReason, price, picture, photoCount });

/** A post has no title: the beginning of its text is shown. */
export const presentPost = (post: FeedPost): Shown => {
  const title = beginningOf(post.text || post.teaser, TITLE_LENGTH);
  const picture = chooseThumbnail({ own: post.thumbnail, files: post.files, teaser: post.teaserVideo });
  return presentKept({ ...post, title }, { picture, photoCount: post.photoCount });
};

/** A performer, shown by her card. */
export const presentCard = (performer: PerformerCard): Shown =>
  presentKept(
    { _id: performer._id, performer, title: performer.name, isLocked: false, lockReason: null, price: 0 },
    { picture: null, photoCount: 0 },
  );

/** The facts that every item has. */
export type KeptFacts = Pick<LibraryItem, 'type' | 'bookmarkedAt' | 'boughtAt' | 'folderId'>;
