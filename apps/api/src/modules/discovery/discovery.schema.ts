import { z } from 'zod';
import { dataOf, listOf, pageQuery } from '../../shared/wire.ts';
import { performerCardSchema } from '../performers/performer-card.ts';

export const topicSchema = z
  .object({
    /** A hashtag without its sign, as the newest post with it writes it. */
    tag: z.string(),
    /** How many of the newest posts that are free for all have it. */
    postCount: z.number().int(),
  })
  .meta({ id: 'Topic' });

export type Topic = z.infer<typeof topicSchema>;

export const topicsQuery = pageQuery.pick({ limit: true });
export const topicsAnswer = listOf(topicSchema);

export const suggestionsQuery = z.object({ q: z.string().trim().min(1).max(100) });

export const suggestionsAnswer = dataOf(
  z
    .object({ performers: z.array(performerCardSchema), topics: z.array(topicSchema) })
    .meta({ id: 'SearchSuggestions' }),
);
