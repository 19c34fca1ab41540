import { z } from 'zod';
import { authorSchema } from '@barg/contract/schemas';
import { dataOf, idSchema, listOf, offsetQuery } from '../../shared/wire.ts';

const soldSchema = z.object({
  count: z.number().int(),
  /** What fans paid for those that stand. */
  tokens: z.number(),
});

export const streamReportSchema = z
  .object({
    streamId: idSchema,
    title: z.string(),
    startedAt: z.iso.datetime(),
    endedAt: z.iso.datetime(),
    /** Seconds. */
    duration: z.number().int(),
    peakViewers: z.number().int(),
    /** Of all viewers together. */
    watchedMinutes: z.number().int(),
    /** Who began while it ran, and still is one. */
    newFollowers: z.number().int(),
    newSubscribers: z.number().int(),
    tips: soldSchema,
    /** Without those that were paid back. */
    tickets: soldSchema,
    /** Tokens that have come to her earnings for it, and what of its tickets is still held. */
    earned: z.number(),
    held: z.number(),
    /** Who gave most, at most five. */
    topTippers: z.array(z.object({ fan: authorSchema, tokens: z.number() })),
  })
  .meta({ id: 'StreamReport' });

export type StreamReport = z.infer<typeof streamReportSchema>;

export const streamReportAnswer = dataOf(streamReportSchema);

export const pastStreamsQuery = offsetQuery;

export const pastStreamsAnswer = listOf(
  z
    .object({
      _id: idSchema,
      title: z.string(),
      startedAt: z.iso.datetime(),
      /** Seconds. */
      duration: z.number().int(),
      peakViewers: z.number().int(),
    })
    .meta({ id: 'PastStream' }),
);
