import { z } from 'zod';
import { idSchema, listOf, pageQuery } from '../../shared/wire.ts';
import { mediaFileSchema } from '../files/files.schema.ts';

/** A photo of a gallery, as it stands in the performer's wall of photos. */
export const photoSchema = z
  .object({
    _id: z.uuid(),
    title: z.string(),
    galleryId: z.uuid(),
    galleryTitle: z.string(),
    audience: z.enum(['free', 'subscribers', 'paid']),
    isLocked: z.boolean(),
    file: mediaFileSchema,
  })
  .meta({ id: 'Photo' });

export type Photo = z.infer<typeof photoSchema>;

export const photosParams = z.object({ performerId: idSchema });
export const photosQuery = pageQuery;
export const photosAnswer = listOf(photoSchema);
