import { z } from 'zod';
import { soughtFields } from '../../shared/performer-fields.ts';
import { amountSchema } from '../../platform/money.ts';
import { basedOnOf, seen } from '../../shared/changed-meanwhile.ts';
import { userLine, userText } from '../../shared/user-text.ts';
import { dataOf, listOf, momentSchema, offsetQuery, pageQuery } from '../../shared/wire.ts';
import { mediaFileSchema } from '../files/files.schema.ts';
import { SEEN_STATUSES } from '../files/seen-status.ts';
import { performerCardSchema } from '../performers/performer-card.ts';
import { ownPhotoSchema } from './photos/photos.schema.ts';
import { salesSchema } from '../ledger/sales.ts';

const audienceSchema = z.enum(['free', 'subscribers', 'paid']);

export const gallerySchema = z
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
    photoCount: z.number().int(),
    likeCount: z.number().int(),
    commentCount: z.number().int(),
    bookmarkCount: z.number().int(),
    isLiked: z.boolean(),
    isBookmarked: z.boolean(),
    cover: mediaFileSchema.nullable(),
    publishedAt: z.iso.datetime(),
  })
  .meta({ id: 'Gallery' });

export type Gallery = z.infer<typeof gallerySchema>;

/** A photo in its gallery. */
export const galleryPhotoSchema = mediaFileSchema
  .extend({
    title: z.string(),
    /** Empty when the gallery is locked. */
    description: z.string(),
  })
  .meta({ id: 'GalleryPhoto' });

export type GalleryPhoto = z.infer<typeof galleryPhotoSchema>;

/** A gallery with its photos; those of a locked one have no URL. */
export const galleryViewSchema = gallerySchema
  .extend({ photos: z.array(galleryPhotoSchema) })
  .meta({ id: 'GalleryView' });

export type GalleryView = z.infer<typeof galleryViewSchema>;

export const galleriesQuery = pageQuery.extend({
  ...soughtFields,
  /** Words in the title or description. */
  q: z.string().trim().max(100).default(''),
});
export const galleriesAnswer = listOf(gallerySchema);
export const galleryAnswer = dataOf(galleryViewSchema);

/** What only its performer is told: a scheduled gallery appears at `publishedAt`, and exists for nobody else before. */
const ownState = { state: z.enum(['scheduled', 'published']) };

/** A gallery in its performer's list. */
export const ownGallerySchema = gallerySchema
  .extend({
    ...ownState,
    /** Photos in processing. */
    processingCount: z.number().int(),
    /** Photos whose processing failed. */
    failedCount: z.number().int(),
    ...salesSchema.shape,
  })
  .meta({ id: 'OwnGallery' });

export type OwnGallery = z.infer<typeof ownGallerySchema>;

/** A gallery as its performer edits it, with the id of each photo. */
export const ownGalleryViewSchema = gallerySchema
  .extend({ ...ownState, photos: z.array(ownPhotoSchema) })
  .meta({ id: 'OwnGalleryView' });

export type OwnGalleryView = z.infer<typeof ownGalleryViewSchema>;

const title = userLine({ max: 200 });
const description = userText({ max: 2000, min: 0 });

export const createGalleryBody = z.object({
  title,
  description: description.default(''),
  audience: audienceSchema,
  /** Tokens; required for the audience `paid`. With `subscribers` it is the price for others; zero: not sold. */
  price: amountSchema.optional(),
  /** When it appears; as soon as it has a photo when absent. */
  publishAt: momentSchema.optional(),
});

/** Fields left out are unchanged. */
export const updateGalleryBody = z
  .object({
    title,
    description,
    audience: audienceSchema,
    price: amountSchema,
    /** For a scheduled gallery: another time, or null for now. */
    publishAt: momentSchema.nullable(),
  })
  .partial()
  .extend({
    basedOn: basedOnOf({
      ...{ title: seen.words, description: seen.words, audience: seen.words, price: seen.number },
      publishAt: seen.words,
    }),
  });

export const ownGalleriesQuery = offsetQuery.extend({
  /** Words in the title or description. */
  q: z.string().trim().max(100).default(''),
  audience: audienceSchema.optional(),
  /** `processing` when any photo is, `failed` when one failed, `ready` when all are. */
  status: z.enum(SEEN_STATUSES).optional(),
  state: ownState.state.optional(),
});

export const ownGalleriesAnswer = listOf(ownGallerySchema);
export const ownGalleryAnswer = dataOf(ownGalleryViewSchema);
