import { z } from 'zod';
import { dataOf, listOf, pageQuery } from '../../shared/wire.ts';
import { audienceSchema, ownFeedPostSchema, postStateSchema } from './feed-posts.schema.ts';

export const ownFeedPostsAnswer = listOf(ownFeedPostSchema);

/** Filters for one's own posts; a post must fulfil all that are given. */
export const ownPostsQuery = pageQuery.extend({
  /** Words in her text, locked or not. */
  q: z.string().trim().max(100).default(''),
  state: postStateSchema.optional(),
  audience: audienceSchema.optional(),
  media: z.enum(['photo', 'video', 'audio', 'none']).optional(),
});

/** The filter of the list, for all states. */
export const ownPostCountsQuery = ownPostsQuery.pick({ q: true, audience: true, media: true });

/** The number of posts in each state, and of drafts. */
export const ownPostCountsAnswer = dataOf(
  z
    .object({
      published: z.number().int(),
      scheduled: z.number().int(),
      expired: z.number().int(),
      /** All drafts: they cannot be searched. */
      drafts: z.number().int(),
    })
    .meta({ id: 'OwnPostCounts' }),
);

export type OwnPostCounts = z.infer<typeof ownPostCountsAnswer>['data'];

export type OwnPostsQuery = z.output<typeof ownPostsQuery>;
