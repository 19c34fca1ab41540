import { z } from 'zod';
import { soughtFields } from '../../shared/performer-fields.ts';
import { amountSchema } from '../../platform/money.ts';
import { basedOnTextOf, seen } from '../../shared/changed-meanwhile.ts';
import { userLine, userText } from '../../shared/user-text.ts';
import { dataOf, idSchema, listOf, momentSchema, offsetQuery, pageQuery } from '../../shared/wire.ts';
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
    /** Public, also for a locked video. */
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

const stateSchema = z.enum(['scheduled', 'published']);

/** A video as its performer edits it. */
export const ownVideoSchema = videoSchema
  .extend({
    /** A scheduled video appears at `publishedAt`, and exists for nobody else before. */
    state: stateSchema,
    ...salesSchema.shape,
    /** Progress of its film's processing, 0 to 100. */
    percent: z.number().int(),
    /** Why the film's processing failed. */
    errorCode: z.string().nullable(),
    /** The site makes the teaser: `teaser` is cut from the film. */
    teaserFromFilm: z.boolean(),
  })
  .meta({ id: 'OwnVideo' });

export type OwnVideo = z.infer<typeof ownVideoSchema>;

export const videosQuery = pageQuery.extend({
  ...soughtFields,
  /** Words in the title or description. */
  q: z.string().trim().max(100).default(''),
});
export const videosAnswer = listOf(videoSchema);
export const videoAnswer = dataOf(videoSchema);
export const ownVideosAnswer = listOf(ownVideoSchema);
export const ownVideoAnswer = dataOf(ownVideoSchema);

export const ownVideosQuery = offsetQuery.extend({
  /** Words in the title or description. */
  q: z.string().trim().max(100).default(''),
  audience: audienceSchema.optional(),
  /** The state of its film. */
  status: z.enum(SEEN_STATUSES).optional(),
  state: stateSchema.optional(),
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

/** Items of the vault, each with its place in a video. */
const vaultFiles = {
  vaultVideo: idSchema.optional(),
  vaultThumbnail: idSchema.optional(),
  vaultTeaser: idSchema.optional(),
};

/** A video that is not free and has no teaser gets a short silent cut of its film. */
const teaserFromFilm = z.boolean();

/** The fields of a new video. */
export const newVideoWords = words.extend({
  teaserFromFilm: teaserFromFilm.default(false),
  description: words.shape.description.default(''),
  price: words.shape.price.optional(),
  /** When it appears; as soon as its film is ready when absent. */
  publishAt: momentSchema.optional(),
  ...vaultFiles,
});

/** Files that were uploaded before and are not used yet. */
const sentFiles = {
  fileId: idSchema.optional(),
  thumbnailFileId: idSchema.optional(),
  teaserFileId: idSchema.optional(),
};

/** Fields left out are unchanged. */
export const videoChanges = words
  .extend({
    teaserFromFilm,
    /** For a scheduled video: another time, or `now`, as a form has no null. */
    publishAt: z.union([z.literal('now'), momentSchema]),
  })
  .partial()
  .extend({
    ...vaultFiles,
    ...sentFiles,
    basedOn: basedOnTextOf({
      ...{ title: seen.words, description: seen.words, audience: seen.words, price: seen.number },
      publishAt: seen.words,
    }),
  });

/** The files of a form, after its fields. */
export const newVideoFiles = z.object({
  /** Required unless the film is from the vault. */
  video: z.file().optional(),
  thumbnail: z.file().optional(),
  teaser: z.file().optional(),
});

/** The film is required unless it is from the vault. */
export const fileserverBody = newVideoWords
  .extend(sentFiles)
  .refine(({ fileId, vaultVideo }) => fileId !== undefined || vaultVideo !== undefined, {
    path: ['fileId'],
    error: 'a film, sent before or of the vault',
  });

/** The optional files of a video. */
export const removeVideoFileQuery = z.object({ type: z.enum(['thumbnail', 'teaser']) });

export const videoFileParams = z.object({ id: idSchema, fileId: idSchema });
