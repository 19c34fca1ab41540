import { z } from 'zod';
import { amountSchema } from '../../platform/money.ts';
import { userLine, userText } from '../../shared/user-text.ts';
import { dataOf, idSchema, listOf, offsetQuery, pageQuery } from '../../shared/wire.ts';
import { mediaFileSchema } from '../files/files.schema.ts';
import { SEEN_STATUSES } from '../files/seen-status.ts';
import { performerCardSchema } from '../performers/performer-card.ts';
import { salesSchema } from '../ledger/sales.ts';

const audienceSchema = z.enum(['free', 'subscribers', 'paid']);

export const videoSchema = z
  .object({
    _id: z.uuid(),
    performer: performerCardSchema,
    title: z.string(),
    description: z.string(),
    audience: audienceSchema,
    /** Tokens. */
    price: z.number(),
    isLocked: z.boolean(),
    lockReason: z.enum(['subscribers', 'paid']).nullable(),
    file: mediaFileSchema,
    thumbnail: mediaFileSchema.nullable(),
    /** Everyone may play it, also of a locked video. */
    teaser: mediaFileSchema.nullable(),
    viewCount: z.number().int(),
    likeCount: z.number().int(),
    commentCount: z.number().int(),
    bookmarkCount: z.number().int(),
    isLiked: z.boolean(),
    isBookmarked: z.boolean(),
    publishedAt: z.iso.datetime(),
  })
  .meta({ id: 'Video' });

export type Video = z.infer<typeof videoSchema>;

/** A video as its performer works on it. */
export const ownVideoSchema = videoSchema
  .extend({
    ...salesSchema.shape,
    /** How far the processing of its film is, 0 to 100. */
    percent: z.number().int(),
    /** Why the film could not be processed. */
    errorCode: z.string().nullable(),
    /** The site makes the teaser: `teaser` is a piece of the film, once that has been cut. */
    teaserFromFilm: z.boolean(),
  })
  .meta({ id: 'OwnVideo' });

export type OwnVideo = z.infer<typeof ownVideoSchema>;

export const videosQuery = pageQuery.extend({
  performerId: idSchema.optional(),
  /** Words in the title or the description. */
  q: z.string().trim().max(100).default(''),
});
export const videosAnswer = listOf(videoSchema);
export const videoAnswer = dataOf(videoSchema);
export const ownVideosAnswer = listOf(ownVideoSchema);
export const ownVideoAnswer = dataOf(ownVideoSchema);

export const ownVideosQuery = offsetQuery.extend({
  /** Words in the title or the description. */
  q: z.string().trim().max(100).default(''),
  audience: audienceSchema.optional(),
  /** How far its film is. */
  status: z.enum(SEEN_STATUSES).optional(),
});

const words = z.object({
  title: userLine({ max: 200 }),
  description: userText({ max: 2000, min: 0 }),
  audience: audienceSchema,
  price: amountSchema.meta({
    description:
      'Tokens; needed when the audience is `paid`. With `subscribers` it is what everybody else pays for this alone, and zero sells it to nobody.',
  }),
});

/** Items of the vault, each in the place of a file that would be sent. */
const vaultFiles = {
  vaultVideo: idSchema.optional(),
  vaultThumbnail: idSchema.optional(),
  vaultTeaser: idSchema.optional(),
};

/** A video that is not free and has no teaser of its own gets a short silent piece of its film as one. */
const teaserFromFilm = z.boolean();

/** What a new video says. */
export const newVideoWords = words.extend({
  teaserFromFilm: teaserFromFilm.default(false),
  description: words.shape.description.default(''),
  price: words.shape.price.optional(),
  ...vaultFiles,
});

/** Files that have reached the store before, each of them free to stand in a video. */
const sentFiles = {
  fileId: idSchema.optional(),
  thumbnailFileId: idSchema.optional(),
  teaserFileId: idSchema.optional(),
};

/** What is left out stays as it is. */
export const videoChanges = words
  .extend({ teaserFromFilm })
  .partial()
  .extend({ ...vaultFiles, ...sentFiles });

/** The files of a form; they stand behind its words. */
export const newVideoFiles = z.object({
  /** Needed unless the film comes from the vault. */
  video: z.file().optional(),
  thumbnail: z.file().optional(),
  teaser: z.file().optional(),
});

/** The film is needed unless it comes from the vault. */
export const fileserverBody = newVideoWords
  .extend(sentFiles)
  .refine(({ fileId, vaultVideo }) => fileId !== undefined || vaultVideo !== undefined, {
    path: ['fileId'],
    error: 'a film, sent before or of the vault',
  });

/** What a video can do without. */
export const removeVideoFileQuery = z.object({ type: z.enum(['thumbnail', 'teaser']) });

export const videoFileParams = z.object({ id: idSchema, fileId: idSchema });
