import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../../context.ts';
import { isShownSql } from '../../viewing/items.ts';
import { isLiving } from '../../viewing/living-account.ts';
import { hasPurchasedSql } from '../../viewing/access.repository.ts';
import { isThereSql } from '../../viewing/post-times.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { loadFeedPosts } from '../feed-posts/feed-posts.loader.ts';
import { loadGalleries } from '../galleries/galleries.service.ts';
import { loadPerformerCards } from '../performers/performer-card.ts';
import { loadProducts } from '../products/products.service.ts';
import { loadVideos } from '../videos/videos.service.ts';
import type { Kept } from './library-entry.ts';
import { presentCard, presentKept, presentPost, type KeptFacts } from './library.presenter.ts';
import type { LibraryItem, LibraryType } from './library.schema.ts';

/** One type of thing in a library. */
interface LibrarySource {
  /** SQL: `id` and `performer_id` of the things of this type that exist for the member. */
  things: (member: Member) => RawBuilder<unknown>;
  /** Loads a page's things of this type as the member may see them. */
  load(context: Context, kept: readonly Kept[], member: Member): Promise<Array<Omit<LibraryItem, keyof KeptFacts>>>;
}

const idsOf = (kept: readonly Kept[]): string[] => kept.map(({ id }) => id);

/** The types of a library. A new type is a new line here. */
export const LIBRARY_TYPES: Record<LibraryType, LibrarySource> = {
  feed: {
    things: (member) => sql`select p.id, p.performer_id from feed_posts p
      where p.deleted_at is null and ${isThereSql(member)}`,
    load: async (context, kept, member) => (await loadFeedPosts(context, kept, member)).map(presentPost),
  },
  gallery: {
    things: () => sql`select id, performer_id from galleries where deleted_at is null and ${isShownSql('gallery')}`,
    load: async (context, kept, member) =>
      (await loadGalleries(context, idsOf(kept), member)).map((gallery) =>
        presentKept(gallery, { picture: gallery.cover, photoCount: gallery.photoCount }),
      ),
  },
  video: {
    // Ready videos that are out: others exist for their performer only.
    things: () => sql`select v.id, v.performer_id from videos v join files film on film.id = v.file_id
      where v.deleted_at is null and v.state = 'published' and film.status = 'ready'`,
    load: async (context, kept, member) =>
      (await loadVideos(context, idsOf(kept), member)).map((video) =>
        presentKept(video, { picture: video.thumbnail ?? video.file, photoCount: 0 }),
      ),
  },
  product: {
    things: (member) => sql`select s.id, s.performer_id from products s where s.deleted_at is null
      and (s.published_at is not null or ${hasPurchasedSql(member.account.id, 'product', sql`s.id`)})`,
    load: async (context, kept, member) =>
      (await loadProducts(context, idsOf(kept), member)).map((product) =>
        presentKept(product, { picture: product.cover, photoCount: 0 }),
      ),
  },
  performer: {
    things:
      () => sql`select p.user_id as id, p.user_id as performer_id from performers p join users on users.id = p.user_id
      where ${isLiving()}`,
    load: async ({ db }, kept, member) =>
      [...(await loadPerformerCards(db, idsOf(kept), member)).values()].map(presentCard),
  },
};
