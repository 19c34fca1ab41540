import { type Filling, thirdOf, moment, nth } from './fill.ts';
import { PERFORMER, READER, STREAM } from './many-people.ts';
import type { ListWorld } from './world.ts';

export const FILE = '03';
export const VAULT = '16';
const [FEED, GALLERY, VIDEO, PRODUCT, PHOTO, COMMENT] = ['04', '05', '06', '07', '08', '0b'];

/** What performers publish: a third of it is one performer's. */
export const works = ({ her, fan, first, threadId }: ListWorld): Filling[] => {
  const owner = thirdOf(her.id, nth(PERFORMER));
  const published = { performer_id: owner, published_at: moment };
  return [
    {
      table: 'files',
      like: `kind = 'video'`,
      columns: { id: nth(FILE), owner_id: owner, vault_item_id: nth(VAULT), created_at: moment },
    },
    {
      table: 'vault_items',
      columns: {
        id: nth(VAULT),
        owner_id: owner,
        sha256: `decode(lpad(to_hex(n), 64, '0'), 'hex')`,
        created_at: moment,
      },
    },
    {
      table: 'feed_posts',
      columns: {
        id: nth(FEED),
        ...published,
        thumbnail_file_id: 'null',
        created_at: moment,
        search_text: `' blue leaf' || n || ' '`,
      },
    },
    { table: 'feed_post_files', columns: { feed_post_id: nth(FEED), file_id: nth(FILE) } },
    { table: 'feed_drafts', columns: { id: nth('17'), performer_id: nth(PERFORMER), updated_at: moment } },
    { table: 'galleries', columns: { id: nth(GALLERY), ...published, photo_count: '1', cover_photo_id: nth(PHOTO) } },
    {
      table: 'photos',
      columns: {
        id: nth(PHOTO),
        performer_id: owner,
        gallery_id: nth(GALLERY),
        file_id: nth(FILE),
        created_at: moment,
      },
    },
    {
      table: 'videos',
      columns: { id: nth(VIDEO), ...published, file_id: nth(FILE), thumbnail_file_id: 'null' },
    },
    {
      table: 'recordings',
      like: 'shown_at is not null',
      columns: {
        id: nth('20'),
        stream_id: nth(STREAM),
        performer_id: nth(PERFORMER),
        file_id: nth(FILE),
        shown_at: moment,
      },
    },
    { table: 'products', columns: { id: nth(PRODUCT), ...published, created_at: moment } },
    { table: 'product_pictures', columns: { product_id: nth(PRODUCT), file_id: nth(FILE) } },
    ...(['feed', 'gallery', 'video', 'product', 'performer'] as const).map((type, index) => ({
      table: 'reactions',
      like: `action = 'bookmark'`,
      columns: {
        user_id: thirdOf(fan.id, nth(READER)),
        object_type: `'${type}'`,
        object_id: nth([FEED, GALLERY, VIDEO, PRODUCT, PERFORMER][index] ?? ''),
        created_at: moment,
      },
    })),
    {
      table: 'purchases',
      like: null,
      columns: {
        user_id: `case when n % 100 = 0 then '${fan.id}'::uuid else ${nth(READER)} end`,
        item_type: `'video'`,
        item_id: nth(VIDEO),
        performer_id: owner,
        price: '100',
        created_at: moment,
      },
    },
    {
      table: 'comments',
      columns: {
        id: nth(COMMENT),
        object_type: `'feed'`,
        object_id: `case when n % 3 = 0 then ${nth(FEED)} else '${first.feed}'::uuid end`,
        parent_id: `case when n % 3 = 1 then '${threadId}'::uuid end`,
        author_id: nth(READER),
        file_id: 'null',
      },
    },
  ];
};
