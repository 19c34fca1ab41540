import { MAX_POST_FILES } from '@barg/contract';
import { z } from 'zod';
import { soughtFields } from '../../shared/performer-fields.ts';
import { amountSchema } from '../../platform/money.ts';
import { basedOnOf, seen } from '../../shared/changed-meanwhile.ts';
import { userLine, userText } from '../../shared/user-text.ts';
import { dataOf, idSchema, listOf, momentSchema, pageQuery } from '../../shared/wire.ts';
import { mediaFileSchema } from '../files/files.schema.ts';
import { imageSourceSchema } from '../../viewing/image-source.ts';
import { performerCardSchema } from '../performers/performer-card.ts';
import { createPollBody, pollSchema } from '../polls/polls.schema.ts';
import { fileNamesSchema } from '../files/file-names.ts';
import { salesSchema } from '../ledger/sales.ts';

export const audienceSchema = z.enum(['free', 'subscribers', 'paid']);
export const lockReasonSchema = z.enum(['subscribers', 'paid']);

export const feedPostSchema = z
  .object({
    _id: z.uuid(),
    performer: performerCardSchema,
    /** Empty when the post is locked to the caller. */
    text: z.string(),
    /** Shown to everyone. */
    teaser: z.string(),
    isLocked: z.boolean(),
    lockReason: lockReasonSchema.nullable(),
    audience: audienceSchema,
    /** Tokens; 0 unless the post is sold individually. */
    price: z.number(),
    /** When locked, only type, size and ThumbHash. */
    files: z.array(mediaFileSchema),
    /** Its own thumbnail, shown before any of its files; as locked as they are. */
    thumbnail: mediaFileSchema.nullable(),
    /** A short film that everyone may watch. */
    teaserVideo: mediaFileSchema.nullable(),
    photoCount: z.number().int(),
    videoCount: z.number().int(),
    audioCount: z.number().int(),
    /** Null when there is none, or when the post is locked to the caller. */
    poll: pollSchema.nullable(),
    likeCount: z.number().int(),
    commentCount: z.number().int(),
    bookmarkCount: z.number().int(),
    viewCount: z.number().int(),
    isLiked: z.boolean(),
    isBookmarked: z.boolean(),
    /** It is among the first on her profile. */
    isPinned: z.boolean(),
    publishedAt: z.iso.datetime(),
  })
  .meta({ id: 'FeedPost' });

export type FeedPost = z.infer<typeof feedPostSchema>;

/** A post on its own page. */
export const feedPostViewSchema = feedPostSchema
  .extend({
    /** The picture for link previews: the first that the caller may see. */
    linkPicture: z.object({ thumbnails: imageSourceSchema, alt: z.string() }).nullable(),
  })
  .meta({ id: 'FeedPostView' });

export type FeedPostView = z.infer<typeof feedPostViewSchema>;

export const postStateSchema = z.enum(['scheduled', 'published', 'expired']);

/** A post as its performer sees it, with her facts. */
export const ownFeedPostSchema = feedPostSchema
  .extend({
    /** Scheduled posts are visible to her only, expired ones to their buyers only. */
    state: postStateSchema,
    /** When it expires. A scheduled one appears at `publishedAt`. */
    expiresAt: z.iso.datetime().nullable(),
    /** The site makes the teaser: `teaserVideo` is cut from the film. */
    teaserFromFilm: z.boolean(),
    fileNames: fileNamesSchema,
    ...salesSchema.shape,
  })
  .meta({ id: 'OwnFeedPost' });

export type OwnFeedPost = z.infer<typeof ownFeedPostSchema>;

export const previewQuery = z.object({
  /** The assumed viewer. A guest is from a country that the performer blocks, where there is one. */
  as: z.enum(['guest', 'follower', 'subscriber', 'buyer', 'blocked-country']),
});

export const postPreviewSchema = z
  .object({
    /** Null: the post does not exist for that viewer. */
    post: feedPostSchema.nullable(),
    /** The assumed country; null where it does not matter or none is blocked. */
    country: z.string().nullable(),
  })
  .meta({ id: 'PostPreview' });

export type PostPreview = z.infer<typeof postPreviewSchema>;

export const postPreviewAnswer = dataOf(postPreviewSchema);
export const ownFeedPostAnswer = dataOf(ownFeedPostSchema);

export const feedPostAnswer = dataOf(feedPostViewSchema);
export const feedPostsAnswer = listOf(feedPostSchema);
/** Search results are counted up to this: nobody reads further, and counting all would cost as much as finding them. */
export const MOST_COUNTED = 100;

export const landingPostsAnswer = dataOf(
  feedPostsAnswer.shape.data.extend({
    isTotalCapped: z
      .literal(true)
      .optional()
      .describe(`There are more than \`total\`: what is found by words is counted to ${MOST_COUNTED}`),
  }),
);
export const viewAnswer = dataOf(z.object({ viewCount: z.number().int() }));

const postText = userText({ max: 10_000, min: 0 });
const teaserText = userText({ max: 500, min: 0 });

const fileIds = z
  .array(idSchema)
  .max(MAX_POST_FILES)
  .refine((ids) => new Set(ids).size === ids.length, { error: 'each file once' });

/** What is shown of a post in lists and while it is locked; null removes it. */
export const covers = {
  thumbnailFileId: idSchema.nullable().optional(),
  teaserFileId: idSchema.nullable().optional(),
  /** A locked post without a teaser gets a short silent cut of its first film. */
  teaserFromFilm: z.boolean().optional(),
  /** Alternative texts of its pictures by file id; ids of other files are ignored. */
  altTexts: z
    .record(idSchema, userLine({ max: 500, min: 0 }))
    .refine((texts) => Object.keys(texts).length <= MAX_POST_FILES, { error: `at most ${MAX_POST_FILES}` })
    .optional(),
};

export const createFeedBody = z.object({
  text: postText.default(''),
  teaser: teaserText.default(''),
  audience: audienceSchema,
  /** Tokens; required for the audience `paid`. With `subscribers` it is the price for others; zero: not sold. */
  price: amountSchema.optional(),
  /** Files uploaded before, in the order shown; they may still be processing. */
  fileIds: fileIds.default([]),
  /** Created before, and not yet in a post. */
  pollId: idSchema.optional(),
  /** The draft of this post, deleted when it is published. */
  draftId: idSchema.optional(),
  ...covers,
  /** Shows it among the first on her profile; only published posts can be pinned. */
  isPinned: z.boolean().optional(),
  /** When it appears; at once when absent. */
  publishAt: momentSchema.optional(),
  /** When it expires; never when absent. */
  expiresAt: momentSchema.optional(),
});

/** Words, money, files and times; pictures that stand for it are not compared, as the site makes some by itself. */
const readOfPost = {
  ...{ text: seen.words, teaser: seen.words, audience: seen.words, price: seen.number, fileIds: seen.ids },
  ...{ pollId: seen.words, publishAt: seen.words, expiresAt: seen.words },
  /** By file id. */
  altTexts: z.record(z.string(), seen.words),
};

/** Fields left out are unchanged. */
export const updateFeedBody = z
  .object({
    text: postText,
    teaser: teaserText,
    audience: audienceSchema,
    price: amountSchema,
    fileIds,
    /** Null removes the poll. A poll with votes cannot be changed. */
    pollId: idSchema.nullable(),
    ...covers,
    isPinned: z.boolean(),
    /** For a scheduled post: another time, or null for now. */
    publishAt: momentSchema.nullable(),
    /** The draft of these changes, deleted when they are saved. */
    draftId: idSchema,
    /** Null: never. A later time, or null, republishes an expired post. */
    expiresAt: momentSchema.nullable(),
  })
  .partial()
  .extend({ basedOn: basedOnOf(readOfPost) });

/** A post as typed, complete or not. */
export const previewDraftBody = updateFeedBody
  .omit({ pollId: true, draftId: true, isPinned: true, basedOn: true })
  .extend({
    audience: audienceSchema,
    /** The post that this changes; fields left out are the post's. */
    postId: idSchema.optional(),
    /** The poll as it would be created; null for none. */
    poll: createPollBody.nullable().optional(),
  });

export const homeFeedQuery = pageQuery.extend({
  /** `following`: of performers followed or subscribed to, and one's own. `suggested`: of all others. */
  tab: z.enum(['following', 'suggested']).default('following'),
  performerId: idSchema.optional(),
});

export const landingQuery = pageQuery.extend({
  ...soughtFields,
  /** Words in the text that everyone may read, or in the performer's name. */
  q: z.string().trim().max(100).default(''),
});
