import { z } from 'zod';
import { dataOf, listOf, pageQuery } from '../../shared/wire.ts';
import { audienceSchema, ownFeedPostSchema, postStateSchema } from './feed-posts.schema.ts';

export const ownFeedPostsAnswer = listOf(ownFeedPostSchema);

/** Of one's own posts: those that every given filter lets through. */
export const ownPostsQuery = pageQuery.extend({
  /** Words in what she wrote, locked or not. */
  q: z.string().trim().max(100).default(''),
  state: postStateSchema.optional(),
  audience: audienceSchema.optional(),
  media: z.enum(['photo', 'video', 'audio', 'none']).optional(),
});

/** As the list has it, in every state. */
export const ownPostCountsQuery = ownPostsQuery.pick({ q: true, audience: true, media: true });

/** How many posts there are in each state, and drafts of new ones and of changes. */
export const ownPostCountsAnswer = dataOf(
  z
    .object({
      published: z.number().int(),
      scheduled: z.number().int(),
      expired: z.number().int(),
      /** Whatever they hold: what is begun is not searched. */
      drafts: z.number().int(),
    })
    .meta({ id: 'OwnPostCounts' }),
);

export type OwnPostCounts = z.infer<typeof ownPostCountsAnswer>['data'];

export type OwnPostsQuery = z.output<typeof ownPostsQuery>;
