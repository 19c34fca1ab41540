import { z } from 'zod';
import { amountSchema } from '../../platform/money.ts';
import { userText } from '../../shared/user-text.ts';
import { dataOf, idSchema, listOf, pageQuery } from '../../shared/wire.ts';
import { mediaFileSchema } from '../files/files.schema.ts';
import { performerCardSchema } from '../performers/performer-card.ts';
import { pollSchema } from '../polls/polls.schema.ts';

export const audienceSchema = z.enum(['free', 'subscribers', 'paid']);
export const lockReasonSchema = z.enum(['subscribers', 'paid']);

export const MAX_FILES = 10;

export const feedPostSchema = z
  .object({
    _id: z.uuid(),
    performer: performerCardSchema,
    /** Empty when the post is locked for the caller. */
    text: z.string(),
    /** What everyone may read. */
    teaser: z.string(),
    isLocked: z.boolean(),
    lockReason: lockReasonSchema.nullable(),
    audience: audienceSchema,
    /** Tokens; 0 unless the post is sold by itself. */
    price: z.number(),
    /** When locked they carry type, size and ThumbHash alone. */
    files: z.array(mediaFileSchema),
    photoCount: z.number().int(),
    videoCount: z.number().int(),
    /** Null where there is none, and when the post is locked for the caller. */
    poll: pollSchema.nullable(),
    likeCount: z.number().int(),
    commentCount: z.number().int(),
    bookmarkCount: z.number().int(),
    viewCount: z.number().int(),
    isLiked: z.boolean(),
    isBookmarked: z.boolean(),
    publishedAt: z.iso.datetime(),
  })
  .meta({ id: 'FeedPost' });

export type FeedPost = z.infer<typeof feedPostSchema>;

export const feedPostAnswer = dataOf(feedPostSchema);
export const feedPostsAnswer = listOf(feedPostSchema);
export const viewAnswer = dataOf(z.object({ viewCount: z.number().int() }));

const postText = userText({ max: 10_000, min: 0 });
const teaserText = userText({ max: 500, min: 0 });

const fileIds = z
  .array(idSchema)
  .max(MAX_FILES)
  .refine((ids) => new Set(ids).size === ids.length, { error: 'each file once' });

export const createFeedBody = z.object({
  text: postText.default(''),
  teaser: teaserText.default(''),
  audience: audienceSchema,
  /** Tokens; needed when the audience is `paid`, and left out otherwise. */
  price: amountSchema.optional(),
  /** Uploaded before, in the order in which they are shown; they may still be processing. */
  fileIds: fileIds.default([]),
  /** Made before, and in no post yet. */
  pollId: idSchema.optional(),
});

/** What is left out stays as it is. */
export const updateFeedBody = z
  .object({
    text: postText,
    teaser: teaserText,
    audience: audienceSchema,
    price: amountSchema,
    fileIds,
    /** Null takes the poll away. Once somebody has voted it stays as it is. */
    pollId: idSchema.nullable(),
  })
  .partial();

export const homeFeedQuery = pageQuery.extend({
  /** `following`: of performers followed or subscribed to, and one's own. `suggested`: of all others. */
  tab: z.enum(['following', 'suggested']).default('following'),
  performerId: idSchema.optional(),
});

export const landingQuery = pageQuery.extend({
  /** The posts of one performer, for her profile. */
  performerId: idSchema.optional(),
  username: z.string().trim().toLowerCase().max(64).optional(),
  /** Words in what everyone may read, or in the performer's name. */
  q: z.string().trim().max(100).default(''),
});
