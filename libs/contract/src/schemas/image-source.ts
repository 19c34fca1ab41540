import { z } from 'zod';

/** One size of a picture in both formats. URLs are relative, and signed for private files. */
export const pictureSizeSchema = z
  .object({ avif: z.string(), webp: z.string(), width: z.number().int(), height: z.number().int() })
  .meta({ id: 'PictureSize' });

export const imageSourceSchema = z
  .object({ small: pictureSizeSchema, medium: pictureSizeSchema, large: pictureSizeSchema })
  .meta({ id: 'ImageSource' });
