import { z } from 'zod';
import { dataOf } from '../../shared/wire.ts';
import { watchedSchema } from '../files/files.schema.ts';
import { MAX_HOURS } from '../files/processing/recording-bounds.ts';

export const positionBody = z.object({
  /** From the beginning; 0 to begin anew. */
  seconds: z
    .number()
    .int()
    .min(0)
    .max(MAX_HOURS * 3600),
});

export const positionAnswer = dataOf(watchedSchema);
