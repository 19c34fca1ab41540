import { z } from 'zod';
import { userLine, userText } from '../../../shared/user-text.ts';
import { dataOf, idSchema, listOf, offsetQuery, pageQuery } from '../../../shared/wire.ts';
import { mediaFileSchema } from '../../files/files.schema.ts';
import { SEEN_STATUSES } from '../../files/seen-status.ts';

const audienceSchema = z.enum(['free', 'subscribers', 'paid']);

/** A photo of a gallery, as it stands in the performer's wall of photos. */
export const photoSchema = z
  .object({
    _id: z.uuid(),
    title: z.string(),
    /** Empty where the gallery is locked. */
    description: z.string(),
    galleryId: z.uuid(),
    galleryTitle: z.string(),
    audience: audienceSchema,
    isLocked: z.boolean(),
    file: mediaFileSchema,
  })
  .meta({ id: 'Photo' });

export type Photo = z.infer<typeof photoSchema>;

export const photosParams = z.object({ performerId: idSchema });
export const photosQuery = pageQuery;
export const photosAnswer = listOf(photoSchema);

/** A photo as its performer works on it. */
export const ownPhotoSchema = photoSchema
  .extend({
    /** Whether its gallery is shown by it. */
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
  /** Words in the title or the description of the photo, or in the title of its gallery. */
  q: z.string().trim().max(100).default(''),
  galleryId: idSchema.optional(),
  /** Of the gallery, which decides who sees its photos. */
  audience: audienceSchema.optional(),
  status: z.enum(SEEN_STATUSES).optional(),
});

/** The gallery that an uploaded photo joins, as its last one. */
export const uploadPhotoQuery = z.object({ galleryId: idSchema });

/** A picture of the vault, and the gallery that it joins as its last one. */
export const addVaultPhotoBody = z.object({ galleryId: idSchema, vaultItemId: idSchema });

/** A picture that was sent before, and the gallery that it joins as its last one. */
export const addSentPhotoBody = z.object({ galleryId: idSchema, fileId: idSchema });

/** What is left out stays as it is. */
export const updatePhotoBody = z
  .object({
    title: userLine({ max: 200, min: 0 }),
    description: userText({ max: 2000, min: 0 }),
    /** What the photo shows, for those who do not see it. */
    altText: userLine({ max: 500, min: 0 }),
  })
  .partial();

export const ownPhotoAnswer = dataOf(ownPhotoSchema);
export const ownPhotosAnswer = listOf(ownPhotoSchema);
