import { chooseThumbnail } from '@barg/contract';
import type { FeedPost } from '../feed-posts/feed-posts.schema.ts';
import type { PerformerCard } from '../performers/performer-card.ts';
import type { LibraryItem } from './library.schema.ts';

type Shown = Omit<LibraryItem, keyof KeptFacts>;
type Sold = Pick<LibraryItem, '_id' | 'performer' | 'title' | 'isLocked' | 'lockReason' | 'price'>;

const TITLE_LENGTH = 140;

/** What has a title and a price, as it stands in a library. */
export const presentKept = (
  { _id, performer, title, isLocked, lockReason, price }: Sold,
  { picture, photoCount }: Pick<LibraryItem, 'picture' | 'photoCount'>,
): Shown => ({ _id, performer, title, isLocked, lockReason, price, picture, photoCount });

/** A post has no title: its words stand for one. */
export const presentPost = (post: FeedPost): Shown => {
  const title = (post.text || post.teaser).slice(0, TITLE_LENGTH).toWellFormed();
  const picture = chooseThumbnail({ own: post.thumbnail, files: post.files, teaser: post.teaserVideo });
  return presentKept({ ...post, title }, { picture, photoCount: post.photoCount });
};

/** A performer: her card says all. */
export const presentCard = (performer: PerformerCard): Shown =>
  presentKept(
    { _id: performer._id, performer, title: performer.name, isLocked: false, lockReason: null, price: 0 },
    { picture: null, photoCount: 0 },
  );

/** What is told of every item in the same way. */
export type KeptFacts = Pick<LibraryItem, 'type' | 'bookmarkedAt' | 'boughtAt' | 'folderId'>;
