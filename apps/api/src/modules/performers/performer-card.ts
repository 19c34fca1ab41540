import { sql, type ExpressionBuilder } from 'kysely';
import { z } from 'zod';
import type { FileVariant } from '../../platform/database/file-tables.ts';
import type { Database } from '../../platform/database/tables.ts';
import { hot } from '../../platform/database/named-statements.ts';
import { fromHundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { Onlooker } from '../blocking/onlooker.ts';
import { isVisibleSql } from '../blocking/visibility.ts';
import { imageSourceSchema } from '../files/files.schema.ts';
import { avatarUrl, publicImage } from '../files/public-image.ts';
import { isLiving } from '../access/living-account.ts';
import { isPresentFor } from './verification.policy.ts';

/** A performer as others see her beside her work and in lists. */
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

/** No account has this id, so a visitor follows and subscribes to nobody without a second form of the query. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Performers that exist for `viewerId`, with what a card shows, as the viewer sees them. Callers add their own conditions
 * and order; the tables are aliased `users`, `performers`, `avatar`.
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
    .select((eb) => [
      liveStreamOf(eb).as('live_stream_id'),
      followsOf(eb, viewer).as('is_followed'),
      subscribesOf(eb, viewer).as('is_subscribed'),
    ]);
};

/** The performers that exist for an onlooker, as {@link selectPerformerCards} has them. */
export const selectVisibleCards = (db: Queryable, onlooker: Onlooker) =>
  selectPerformerCards(db, onlooker.account?.id ?? null).where(isVisibleSql(onlooker, sql.ref('users.id')));

type PerformerExpressions = ExpressionBuilder<Database, 'performers'>;

const liveStreamOf = (eb: PerformerExpressions) =>
  eb
    .selectFrom('streams')
    .select('streams.id')
    .whereRef('streams.performer_id', '=', 'performers.user_id')
    .where('streams.status', '=', 'live');

const followsOf = (eb: PerformerExpressions, viewer: string) =>
  eb.exists(
    eb
      .selectFrom('follows')
      .select(sql<number>`1`.as('one'))
      .whereRef('follows.performer_id', '=', 'performers.user_id')
      .where('follows.follower_id', '=', viewer),
  );

const subscribesOf = (eb: PerformerExpressions, viewer: string) =>
  eb.exists(
    eb
      .selectFrom('subscriptions')
      .select(sql<number>`1`.as('one'))
      .whereRef('subscriptions.performer_id', '=', 'performers.user_id')
      .where('subscriptions.user_id', '=', viewer)
      .where('subscriptions.status', 'in', ['active', 'cancelled'])
      .where('subscriptions.current_period_end', '>', sql<Date>`now()`),
  );

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
  is_followed: unknown;
  is_subscribed: unknown;
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
    isFollowed: Boolean(row.is_followed),
    isSubscribed: Boolean(row.is_subscribed),
  };
};

/**
 * The cards of some performers by id, for presenters that show many items of few performers. Those that do not exist
 * for the onlooker are left out, and so is what is theirs.
 */
export const loadPerformerCards = async (
  db: Queryable,
  performerIds: readonly string[],
  onlooker: Onlooker,
): Promise<Map<string, PerformerCard>> => {
  if (performerIds.length === 0) return new Map();
  const rows = await selectVisibleCards(db, onlooker)
    .where('performers.user_id', '=', sql<string>`any(${[...new Set(performerIds)]}::uuid[])`)
    .modifyFront(hot('performer-cards'))
    .execute();
  return new Map(rows.map((row) => [row.id, presentPerformerCard(row)]));
};

/**
 * The cards of performers with whom an account has dealings, whether or not they exist for it now: what somebody pays
 * for or has paid stays in the books.
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
