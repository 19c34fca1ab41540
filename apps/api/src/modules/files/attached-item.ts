import { sql, type RawBuilder } from 'kysely';
import { ITEM_TABLES, ITEM_TYPES, type ContentType } from '../../viewing/items.ts';
import { hasLivingOwner } from '../../viewing/living-account.ts';
import { isThereSql } from '../../viewing/post-times.ts';

/** SQL: whether a post exists for the account of a signed URL, whose role only the database knows. */
const isPostThere = (viewerId: string | null): RawBuilder<boolean> => {
  const account = viewerId === null ? null : { id: viewerId, role: 'user' as const };
  return sql<boolean>`(p.deleted_at is null and ${hasLivingOwner('p.performer_id')}
    and (${isThereSql({ account, country: null })}
      or exists (select from users where id = ${viewerId}::uuid and role = 'operator')))`;
};

/**
 * SQL: whether a gallery or video exists for the account of a signed URL: a scheduled one for its performer and
 * operators.
 */
const isWorkThere = (work: 'g' | 'v', viewerId: string | null): RawBuilder<boolean> => {
  const column = (name: string) => sql.ref(`${work}.${name}`);
  return sql<boolean>`(${column('deleted_at')} is null and ${hasLivingOwner(`${work}.performer_id`)}
    and (${column('state')} = 'published' or ${column('performer_id')} = ${viewerId}::uuid
      or exists (select from users where id = ${viewerId}::uuid and role = 'operator')))`;
};

/** A comment's picture has the access of the comment's item: below a product everyone's, as the product's page is. */
const commentedItem = (type: ContentType, viewerId: string | null) => sql`
  select ${type}, p.id, p.performer_id, ${type === 'product' ? sql`'free'` : sql`p.audience`} from comments c
    join ${sql.table(ITEM_TABLES[type])} p on c.object_type = ${type} and p.id = c.object_id
      and ${type === 'feed' ? isPostThere(viewerId) : sql`p.deleted_at is null and ${hasLivingOwner('p.performer_id')}`}
      ${type === 'product' ? sql`and p.published_at is not null` : sql``}
    where c.file_id = files.id and c.deleted_at is null and ${hasLivingOwner('c.author_id')}`;

/**
 * What a file is attached to: a post, gallery (through photos), video, product, verified performer's profile, stream
 * or comment. Each is found by a unique index. A photo without a gallery and the pictures of a draft product are for the
 * owner only (whoever ordered the product keeps them, see `isOrderedSql`); the product's file stays available to its buyers. Teasers are for everyone.
 */
export const attachedItem = (viewerId: string | null) => sql`
  select 'feed' as type, p.id, p.performer_id, p.audience from feed_post_files f
    join feed_posts p on p.id = f.feed_post_id and ${isPostThere(viewerId)} where f.file_id = files.id
  union all
  select 'feed', p.id, p.performer_id, p.audience from feed_posts p
    where p.thumbnail_file_id = files.id and ${isPostThere(viewerId)}
  union all
  select 'feed', p.id, p.performer_id, 'free' from feed_posts p
    where p.teaser_file_id = files.id and ${isPostThere(viewerId)}
  union all
  select 'gallery', g.id, g.performer_id, g.audience from photos f
    join galleries g on g.id = f.gallery_id and ${isWorkThere('g', viewerId)}
    where f.file_id = files.id and f.deleted_at is null
  union all
  select 'video', v.id, v.performer_id, v.audience from videos v
    where v.file_id = files.id and ${isWorkThere('v', viewerId)}
  union all
  select 'video', v.id, v.performer_id, v.audience from videos v
    where v.thumbnail_file_id = files.id and ${isWorkThere('v', viewerId)}
  union all
  select 'video', v.id, v.performer_id, 'free' from videos v
    where v.teaser_file_id = files.id and ${isWorkThere('v', viewerId)}
  union all
  select 'product', s.id, s.performer_id, case when s.published_at is not null then 'free' end
    from product_pictures x join products s on s.id = x.product_id and s.deleted_at is null
      and ${hasLivingOwner('s.performer_id')} where x.file_id = files.id
  union all
  select 'product', s.id, s.performer_id, case when s.published_at is null then 'paid' else s.audience end
    from products s where s.file_id = files.id and s.deleted_at is null and ${hasLivingOwner('s.performer_id')}
  union all
  select 'welcome', w.user_id, w.user_id, 'free' from performers w
    where w.welcome_video_file_id = files.id and w.verified_at is not null and ${hasLivingOwner('w.user_id')}
  union all
  select 'cover', s.id, s.performer_id, 'free' from streams s
    where s.cover_file_id = files.id and ${hasLivingOwner('s.performer_id')}
  union all ${sql.join(
    ITEM_TYPES.map((type) => commentedItem(type, viewerId)),
    sql` union all `,
  )}`;
