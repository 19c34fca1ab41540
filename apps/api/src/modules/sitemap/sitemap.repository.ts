import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { isOutNow, isShownSql, ITEM_TABLES, linkTo, type ContentType } from '../../viewing/items.ts';
import { isLiving } from '../../viewing/living-account.ts';
import type { Onlooker } from '../../viewing/onlooker.ts';
import { isVisibleSql } from '../../viewing/visibility.ts';
import type { SitemapKind } from './sitemap.schema.ts';

/** Rows behind one part, of which those are left out that the world may not see. A sitemap may name 50,000 addresses. */
export const PART = 5000;

interface Source {
  /** The table, and the column that its rows are walked by. */
  table: string;
  key: string;
}

const SOURCES: Record<SitemapKind, Source> = {
  profiles: { table: 'performers', key: 'user_id' },
  posts: { table: 'feed_posts', key: 'id' },
  galleries: { table: 'galleries', key: 'id' },
  videos: { table: 'videos', key: 'id' },
  products: { table: 'products', key: 'id' },
  pages: { table: 'posts', key: 'id' },
};

const TYPES = { posts: 'feed', galleries: 'gallery', videos: 'video', products: 'product' } as const satisfies Partial<
  Record<SitemapKind, ContentType>
>;

/** The last ids of full parts of a kind. Walks one index. */
export const listPartEnds = async (db: Queryable, kind: SitemapKind): Promise<string[]> => {
  const { table, key } = SOURCES[kind];
  const { rows } = await sql<{ id: string }>`
    select id from (
      select ${sql.ref(key)} as id, row_number() over (order by ${sql.ref(key)}) as place from ${sql.table(table)}
    ) walked where place % ${PART}::int = 0 order by id`.execute(db);
  return rows.map(({ id }) => id);
};

export interface EntryRow {
  path: string;
  changedAt: Date | null;
}

/** SQL: the rows of a part, whoever may see them, under the name of their table. */
const partSql = (kind: SitemapKind, after: string | null): RawBuilder<unknown> => {
  const { table, key } = SOURCES[kind];
  const isBehind = after === null ? sql`true` : sql`${sql.ref(key)} > ${after}::uuid`;
  return sql`(select * from ${sql.table(table)} where ${isBehind} order by ${sql.ref(key)} limit ${PART}) ${sql.table(table)}`;
};

/**
 * SQL: whether a performer is shown to the whole world. Whoever keeps any country out is left out: search engines tell
 * what they have read in every country.
 */
const isForTheWorld = (onlooker: Onlooker, performerId: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`
  exists (select from performers of_item join users on users.id = of_item.user_id
    where of_item.user_id = ${performerId} and of_item.verified_at is not null and ${isLiving()}
      and not exists (select from performer_country_blocks kept_out where kept_out.performer_id = of_item.user_id)
      and ${isVisibleSql(onlooker, sql`of_item.user_id`)})`;

const listProfiles = (db: Queryable, after: string | null, onlooker: Onlooker) =>
  sql<{ username: string }>`
    select users.username from ${partSql('profiles', after)} join users on users.id = performers.user_id
    where users.username is not null and ${isForTheWorld(onlooker, sql`performers.user_id`)}
    order by performers.user_id`.execute(db);

/** A locked post has nothing to read but its teaser. */
const OPEN_POST = sql<boolean>`(feed_posts.audience = 'free' or feed_posts.teaser <> '')`;

const listItems = (db: Queryable, kind: keyof typeof TYPES, { after, onlooker }: EntriesOf) => {
  const type = TYPES[kind];
  const table = sql.table(ITEM_TABLES[type]);
  return sql<{ id: string; changedAt: Date | null }>`
    select ${table}.id, ${type === 'feed' ? sql`greatest(feed_posts.published_at, feed_posts.updated_at)` : sql`null`} as "changedAt"
    from ${partSql(kind, after)}
    where ${table}.deleted_at is null and ${isShownSql(type)} and ${isOutNow(type)}
      and ${type === 'feed' ? OPEN_POST : sql`true`} and ${isForTheWorld(onlooker, sql`${table}.performer_id`)}
    order by ${table}.id`.execute(db);
};

const listPages = (db: Queryable, after: string | null) =>
  sql<{ slug: string; changedAt: Date }>`
    select slug, updated_at as "changedAt" from ${partSql('pages', after)} where is_published order by id`.execute(db);

interface EntriesOf {
  after: string | null;
  onlooker: Onlooker;
}

/** What everybody in the world may see of a part, in the order of ids. */
export const listEntries = async (db: Queryable, kind: SitemapKind, of: EntriesOf): Promise<EntryRow[]> => {
  if (kind === 'profiles') {
    const { rows } = await listProfiles(db, of.after, of.onlooker);
    return rows.map(({ username }) => ({ path: `/${encodeURIComponent(username)}`, changedAt: null }));
  }
  if (kind === 'pages') {
    const { rows } = await listPages(db, of.after);
    return rows.map(({ slug, changedAt }) => ({ path: `/page/${encodeURIComponent(slug)}`, changedAt }));
  }
  const { rows } = await listItems(db, kind, of);
  return rows.map(({ id, changedAt }) => ({ path: linkTo({ type: TYPES[kind], id }), changedAt }));
};
