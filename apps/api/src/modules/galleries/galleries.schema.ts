import { z } from 'zod';
import { dataOf, idSchema, listOf, pageQuery } from '../../shared/wire.ts';
import { mediaFileSchema } from '../files/files.schema.ts';
import { performerCardSchema } from '../performers/performer-card.ts';

export const gallerySchema = z
  .object({
    _id: z.uuid(),
    performer: performerCardSchema,
    title: z.string(),
    description: z.string(),
    audience: z.enum(['free', 'subscribers', 'paid']),
    /** Tokens. */
    price: z.number(),
    isLocked: z.boolean(),
    lockReason: z.enum(['subscribers', 'paid']).nullable(),
    photoCount: z.number().int(),
    cover: mediaFileSchema.nullable(),
    publishedAt: z.iso.datetime(),
  })
  .meta({ id: 'Gallery' });

export type Gallery = z.infer<typeof gallerySchema>;

/** A gallery with its photos; those of a locked one carry no address. */
export const galleryViewSchema = gallerySchema.extend({ photos: z.array(mediaFileSchema) }).meta({ id: 'GalleryView' });

export type GalleryView = z.infer<typeof galleryViewSchema>;

export const galleriesQuery = pageQuery.extend({ performerId: idSchema.optional() });
export const galleriesAnswer = listOf(gallerySchema);
export const galleryAnswer = dataOf(galleryViewSchema);
