import { z } from 'zod';
import { performerPath } from '../../../shared/performer-fields.ts';
import { basedOnOf, seen } from '../../../shared/changed-meanwhile.ts';
import { userLine, userText } from '../../../shared/user-text.ts';
import { dataOf, idSchema, listOf, offsetQuery, pageQuery } from '../../../shared/wire.ts';
import { mediaFileSchema } from '../../files/files.schema.ts';
import { SEEN_STATUSES } from '../../files/seen-status.ts';

const audienceSchema = z.enum(['free', 'subscribers', 'paid']);

/** A photo in the performer's list of photos. */
export const photoSchema = z
  .object({
    _id: z.uuid(),
    title: z.string(),
    /** Empty when the gallery is locked. */
    description: z.string(),
    galleryId: z.uuid(),
    galleryTitle: z.string(),
    audience: audienceSchema,
    isLocked: z.boolean(),
    file: mediaFileSchema,
  })
  .meta({ id: 'Photo' });

export type Photo = z.infer<typeof photoSchema>;

export const photosParams = z.object({ performerId: performerPath });
export const photosQuery = pageQuery;
export const photosAnswer = listOf(photoSchema);

/** A photo as its performer edits it. */
export const ownPhotoSchema = photoSchema
  .extend({
    /** Whether it is the gallery's cover. */
    isCover: z.boolean(),
    /** Why it could not be processed. */
    errorCode: z.string().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'OwnPhoto' });

export type OwnPhoto = z.infer<typeof ownPhotoSchema>;

export const allPhotosQuery = pageQuery.extend({
  performerId: idSchema.optional(),
  galleryId: idSchema.optional(),
});

export const ownPhotosQuery = offsetQuery.extend({
  /** Words in the title or description of the photo, or in its gallery's title. */
  q: z.string().trim().max(100).default(''),
  galleryId: idSchema.optional(),
  /** Of the gallery, which decides who sees its photos. */
  audience: audienceSchema.optional(),
  status: z.enum(SEEN_STATUSES).optional(),
});

/** The gallery that the uploaded photo is added to. */
export const uploadPhotoQuery = z.object({ galleryId: idSchema });

/** A picture of the vault, and the gallery that it is added to. */
export const addVaultPhotoBody = z.object({ galleryId: idSchema, vaultItemId: idSchema });

/** An uploaded picture, and the gallery that it is added to. */
export const addSentPhotoBody = z.object({ galleryId: idSchema, fileId: idSchema });

/** Fields left out are unchanged. */
export const updatePhotoBody = z
  .object({
    title: userLine({ max: 200, min: 0 }),
    description: userText({ max: 2000, min: 0 }),
    /** Alternative text. */
    altText: userLine({ max: 500, min: 0 }),
  })
  .partial()
  .extend({ basedOn: basedOnOf({ title: seen.words, description: seen.words, altText: seen.words }) });

export const ownPhotoAnswer = dataOf(ownPhotoSchema);
export const ownPhotosAnswer = listOf(ownPhotoSchema);
