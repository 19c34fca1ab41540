import { sql } from 'kysely';
import { z } from 'zod';
import { isRunningSql } from '../../viewing/running-subscription.ts';
import type { FileVariant } from '../../platform/database/file-tables.ts';
import { hotStatement } from '../../platform/database/hot-statement.ts';
import { hot } from '../../platform/database/named-statements.ts';
import { fromHundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { Onlooker } from '../../viewing/onlooker.ts';
import { eyesOf, isVisibleSql, isVisibleToSql, type Eyes } from '../../viewing/visibility.ts';
import { imageSourceSchema } from '../../viewing/image-source.ts';
import { avatarUrl, publicImage } from '../../viewing/public-image.ts';
import { isLiving } from '../../viewing/living-account.ts';
import { isPresentFor } from './verification.policy.ts';

/** A performer in lists and beside her work. */
export const performerCardSchema = z
  .object({
    _id: z.uuid(),
    username: z.string(),
    name: z.string(),
    avatar: imageSourceSchema.nullable(),
    avatarUrl: z.string().nullable(),
    craft: z.string(),
    isVerified: z.boolean(),
    isLive: z.boolean(),
    liveStreamId: z.uuid().nullable(),
    /** Tokens; 0 is a free subscription. */
    monthlyPrice: z.number(),
    yearlyPrice: z.number().nullable(),
    isFreeTrial: z.boolean(),
    followerCount: z.number().int(),
    isFollowed: z.boolean(),
    isSubscribed: z.boolean(),
  })
  .meta({ id: 'PerformerCard' });

export type PerformerCard = z.infer<typeof performerCardSchema>;

/** No account has this id, so one query serves guests too: they follow and subscribe to nobody. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Performers who exist for `viewerId`, with the columns of a card. Callers add conditions and order; the tables are
 * aliased `users`, `performers`, `avatar`.
 */
export const selectPerformerCards = (db: Queryable, viewerId: string | null) => {
  const viewer = viewerId ?? NOBODY;
  return db
    .selectFrom('performers')
    .innerJoin('users', 'users.id', 'performers.user_id')
    .leftJoin('files as avatar', 'avatar.id', 'users.avatar_file_id')
    .where(isLiving())
    .where('users.username', 'is not', null)
    .where(isPresentFor(viewerId))
    .select([
      'users.id',
      'users.username',
      'users.name',
      'avatar.id as avatar_id',
      'avatar.variants as avatar_variants',
      'performers.craft',
      'performers.verified_at',
      'performers.monthly_price',
      'performers.yearly_price',
      'performers.is_free_trial',
      'performers.follower_count',
    ])
    .select([
      liveStreamId.as('live_stream_id'),
      followedBy(viewer).as('is_followed'),
      subscribedBy(viewer).as('is_subscribed'),
    ]);
};

/** {@link selectPerformerCards} for an onlooker. */
export const selectVisibleCards = (db: Queryable, onlooker: Onlooker) =>
  selectPerformerCards(db, onlooker.account?.id ?? null).where(isVisibleSql(onlooker, sql.ref('users.id')));

// With `offset 0` it is looked up for the rows of the page only, without reading all follows of the viewer. As text,
// because cards are in every list and building the query that way takes a third of the time.
const liveStreamId = sql<string | null>`(select id from streams
  where streams.performer_id = performers.user_id and streams.status = 'live')`;

/** SQL: whether a performer of {@link selectPerformerCards} is live. */
export const isLiveSql = sql<boolean>`exists (select from streams
  where streams.performer_id = performers.user_id and streams.status = 'live')`;

const followedBy = (viewer: string) => sql<boolean>`exists (select from follows
  where follows.performer_id = performers.user_id and follows.follower_id = ${viewer}::uuid offset 0)`;

const isRunning = isRunningSql();

const subscribedBy = (viewer: string) => sql<boolean>`exists (select from subscriptions
  where subscriptions.performer_id = performers.user_id and subscriptions.user_id = ${viewer}::uuid
    and ${isRunning} offset 0)`;

/** The columns of {@link selectPerformerCards}. */
export interface PerformerCardRow {
  id: string;
  username: string | null;
  name: string;
  avatar_id: string | null;
  avatar_variants: FileVariant[] | null;
  craft: string;
  verified_at: Date | null;
  monthly_price: bigint;
  yearly_price: bigint | null;
  is_free_trial: boolean;
  follower_count: number;
  live_stream_id: string | null;
  is_followed: boolean;
  is_subscribed: boolean;
}

export const presentPerformerCard = (row: PerformerCardRow): PerformerCard => {
  const avatar = publicImage(row.avatar_id, row.avatar_variants);
  return {
    _id: row.id,
    username: row.username ?? row.id,
    name: row.name,
    avatar,
    avatarUrl: avatarUrl(avatar),
    craft: row.craft,
    isVerified: row.verified_at !== null,
    isLive: row.live_stream_id !== null,
    liveStreamId: row.live_stream_id,
    monthlyPrice: fromHundredths(row.monthly_price),
    yearlyPrice: row.yearly_price === null ? null : fromHundredths(row.yearly_price),
    isFreeTrial: row.is_free_trial,
    followerCount: row.follower_count,
    isFollowed: row.is_followed,
    isSubscribed: row.is_subscribed,
  };
};

const selectCardsByIds = hotStatement((given: Eyes & { ids: readonly string[]; viewerId: string | null }, db) =>
  selectPerformerCards(db, given.viewerId)
    .where('performers.user_id', '=', sql<string>`any(${given.ids}::uuid[])`)
    // On both tables: PostgreSQL does not infer it for an array, and would read all users.
    .where('users.id', '=', sql<string>`any(${given.ids}::uuid[])`)
    .where(isVisibleToSql(given, sql.ref('users.id')))
    .modifyFront(hot('performer-cards')),
);

/**
 * The cards of some performers by id, for lists with many items of few performers. Those that do not exist for the
 * onlooker are left out, and callers leave out their items.
 */
export const loadPerformerCards = async (
  db: Queryable,
  performerIds: readonly string[],
  onlooker: Onlooker,
): Promise<Map<string, PerformerCard>> => {
  if (performerIds.length === 0) return new Map();
  const ids = [...new Set(performerIds)];
  const rows = await selectCardsByIds(db, { ids, viewerId: onlooker.account?.id ?? null, ...eyesOf(onlooker) });
  return new Map(rows.map((row) => [row.id, presentPerformerCard(row)]));
};

/**
 * The cards of performers whom an account pays or has paid, whether they exist for it now or not: payments stay in its
 * history.
 */
export const loadPartnerCards = async (
  db: Queryable,
  performerIds: readonly string[],
  accountId: string,
): Promise<Map<string, PerformerCard>> => {
  if (performerIds.length === 0) return new Map();
  const rows = await selectPerformerCards(db, accountId)
    .where('performers.user_id', '=', sql<string>`any(${[...new Set(performerIds)]}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, presentPerformerCard(row)]));
};
