import { MAX_POST_FILES } from '@barg/contract';
import { z } from 'zod';
import { amountSchema } from '../../platform/money.ts';
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
    /** Its own thumbnail, shown before anything of its files is; as locked as they are. */
    thumbnail: mediaFileSchema.nullable(),
    /** A short film that everyone may watch. */
    teaserVideo: mediaFileSchema.nullable(),
    photoCount: z.number().int(),
    videoCount: z.number().int(),
    audioCount: z.number().int(),
    /** Null where there is none, and when the post is locked for the caller. */
    poll: pollSchema.nullable(),
    likeCount: z.number().int(),
    commentCount: z.number().int(),
    bookmarkCount: z.number().int(),
    viewCount: z.number().int(),
    isLiked: z.boolean(),
    isBookmarked: z.boolean(),
    /** It stands among the first on her profile. */
    isPinned: z.boolean(),
    publishedAt: z.iso.datetime(),
  })
  .meta({ id: 'FeedPost' });

export type FeedPost = z.infer<typeof feedPostSchema>;

/** A post by itself, as it is sent around. */
export const feedPostViewSchema = feedPostSchema
  .extend({
    /** What stands for it where its address is shown: of its pictures the first that the caller may see. */
    linkPicture: z.object({ thumbnails: imageSourceSchema, alt: z.string() }).nullable(),
  })
  .meta({ id: 'FeedPostView' });

export type FeedPostView = z.infer<typeof feedPostViewSchema>;

export const postStateSchema = z.enum(['scheduled', 'published', 'expired']);

/** A post as its performer sees it. */
export const ownFeedPostSchema = feedPostSchema
  .extend({
    /** Nobody but her sees one that is scheduled, and its buyers alone one that has expired. */
    state: postStateSchema,
    /** When it goes by itself. A scheduled one comes at `publishedAt`. */
    expiresAt: z.iso.datetime().nullable(),
    /** The site makes the teaser: `teaserVideo` is a piece of the film, once that has been cut. */
    teaserFromFilm: z.boolean(),
    fileNames: fileNamesSchema,
    ...salesSchema.shape,
  })
  .meta({ id: 'OwnFeedPost' });

export type OwnFeedPost = z.infer<typeof ownFeedPostSchema>;

export const previewQuery = z.object({
  /** Who is assumed to look. A visitor comes from a country that the performer keeps out, where there is one. */
  as: z.enum(['guest', 'follower', 'subscriber', 'buyer', 'blocked-country']),
});

export const postPreviewSchema = z
  .object({
    /** Null: for them there is no such post. */
    post: feedPostSchema.nullable(),
    /** From which country it was looked at; null where that does not matter, or none is kept out. */
    country: z.string().nullable(),
  })
  .meta({ id: 'PostPreview' });

export type PostPreview = z.infer<typeof postPreviewSchema>;

export const postPreviewAnswer = dataOf(postPreviewSchema);
export const ownFeedPostAnswer = dataOf(ownFeedPostSchema);

export const feedPostAnswer = dataOf(feedPostViewSchema);
export const feedPostsAnswer = listOf(feedPostSchema);
/** Posts that are searched for are counted so far: nobody reads on, and counting all would cost as much as finding them. */
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

/** What a post shows of itself before it is opened, and to those who do not see it; null takes it away. */
export const faces = {
  thumbnailFileId: idSchema.nullable().optional(),
  teaserFileId: idSchema.nullable().optional(),
  /** A locked post without a teaser of its own gets a short silent piece of its first film as one. */
  teaserFromFilm: z.boolean().optional(),
  /** What its pictures show, by file id; of those that stand in this post. */
  altTexts: z
    .record(idSchema, userLine({ max: 500, min: 0 }))
    .refine((texts) => Object.keys(texts).length <= MAX_POST_FILES, { error: `at most ${MAX_POST_FILES}` })
    .optional(),
};

export const createFeedBody = z.object({
  text: postText.default(''),
  teaser: teaserText.default(''),
  audience: audienceSchema,
  /**
   * Tokens; needed when the audience is `paid`. With `subscribers` it is what everybody else pays for this alone, and
   * zero sells it to nobody.
   */
  price: amountSchema.optional(),
  /** Uploaded before, in the order in which they are shown; they may still be processing. */
  fileIds: fileIds.default([]),
  /** Made before, and in no post yet. */
  pollId: idSchema.optional(),
  /** The draft that this was, which goes when it is published. */
  draftId: idSchema.optional(),
  ...faces,
  /** It stands among the first on her profile, which a post can that is out. */
  isPinned: z.boolean().optional(),
  /** When it is to appear; at once when absent. */
  publishAt: momentSchema.optional(),
  /** When it is to go by itself; never when absent. */
  expiresAt: momentSchema.optional(),
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
    ...faces,
    isPinned: z.boolean(),
    /** For a post that has not appeared: another time, or null for now. */
    publishAt: momentSchema.nullable(),
    /** The draft of these changes, which goes when they are saved. */
    draftId: idSchema,
    /** Null: it stays. A later end, or none, brings back what has expired. */
    expiresAt: momentSchema.nullable(),
  })
  .partial();

/** A post as it is written, finished or not. */
export const previewDraftBody = updateFeedBody.omit({ pollId: true, draftId: true, isPinned: true }).extend({
  audience: audienceSchema,
  /** The post that this changes; what is left out of it stays as it is. */
  postId: idSchema.optional(),
  /** As it would be made; null for none. */
  poll: createPollBody.nullable().optional(),
});

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
