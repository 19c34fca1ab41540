import { z } from 'zod';
import { dataOf, idSchema, listOf, pageQuery } from '../../shared/wire.ts';
import { mediaFileSchema } from '../files/files.schema.ts';
import { performerCardSchema } from '../performers/performer-card.ts';

export const videoSchema = z
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
    file: mediaFileSchema,
    thumbnail: mediaFileSchema.nullable(),
    viewCount: z.number().int(),
    publishedAt: z.iso.datetime(),
  })
  .meta({ id: 'Video' });

export type Video = z.infer<typeof videoSchema>;

export const videosQuery = pageQuery.extend({ performerId: idSchema.optional() });
export const videosAnswer = listOf(videoSchema);
export const videoAnswer = dataOf(videoSchema);
