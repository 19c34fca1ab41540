import { z } from 'zod';

/** One size of a picture in both formats. Addresses are relative to the site and signed where the file is private. */
export const pictureSizeSchema = z
  .object({ avif: z.string(), webp: z.string(), width: z.number().int(), height: z.number().int() })
  .meta({ id: 'PictureSize' });

export const imageSourceSchema = z
  .object({ small: pictureSizeSchema, medium: pictureSizeSchema, large: pictureSizeSchema })
  .meta({ id: 'ImageSource' });

export type ImageSource = z.infer<typeof imageSourceSchema>;

export const mediaFileSchema = z
  .object({
    _id: z.uuid(),
    type: z.enum([
      'feed-photo',
      'feed-video',
      'feed-thumbnail',
      'photo',
      'video',
      'video-thumbnail',
      'avatar',
      'cover',
    ]),
    status: z.enum(['pending', 'processing', 'ready', 'failed']),
    width: z.number().int().nullable(),
    height: z.number().int().nullable(),
    durationMs: z.number().int().nullable(),
    /** ThumbHash in base64, the placeholder that everyone may see. */
    thumbhash: z.string().nullable(),
    /** null while it is processed, and always when it is locked for the caller. */
    thumbnails: imageSourceSchema.nullable(),
    /** The playable file of a video; null when it is locked for the caller. */
    url: z.string().nullable(),
  })
  .meta({ id: 'MediaFile' });

export type MediaFile = z.infer<typeof mediaFileSchema>;
