import { streamSummarySchema } from '@barg/contract/schemas';
import { z } from 'zod';
import { listOf } from '../../shared/wire.ts';

/** A stream that is over, whose film is shown at its address. */
export const streamFilmSchema = streamSummarySchema
  .extend({
    /** Of the film. */
    durationSeconds: z.number().int(),
  })
  .meta({ id: 'StreamFilm' });

export type StreamFilm = z.infer<typeof streamFilmSchema>;

/** The latest shown first. */
export const streamFilmsAnswer = listOf(streamFilmSchema);
