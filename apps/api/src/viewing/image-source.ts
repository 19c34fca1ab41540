import type { imageSourceSchema } from '@barg/contract/schemas';
import type { z } from 'zod';

export { imageSourceSchema, pictureSizeSchema } from '@barg/contract/schemas';

export type ImageSource = z.infer<typeof imageSourceSchema>;
