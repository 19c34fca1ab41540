import { z } from 'zod';
import { idSchema, listOf, pageQuery } from '../../shared/wire.ts';
import { authorSchema } from '@barg/contract/schemas';
import { performerCardSchema } from '../performers/performer-card.ts';

/** A follower of a performer. */
export const followerSchema = authorSchema
  .extend({
    followedAt: z.iso.datetime(),
  })
  .meta({ id: 'Follower' });

export type Follower = z.infer<typeof followerSchema>;

export const followersAnswer = listOf(followerSchema);
export const followingAnswer = listOf(performerCardSchema);

/** Of whom; the caller when absent. */
export const followsQuery = pageQuery.extend({
  performerId: idSchema.optional(),
  /** Words in the follower's name or username. */
  q: z.string().trim().max(100).default(''),
});
export const followingQuery = pageQuery.extend({
  /** The first page begins with all who are live, up to `limit` of them, besides its own. */
  liveFirst: z.stringbool().default(false),
});

/** Follows are sorted by time and, within it, by the other account. */
export const followCursor = z.tuple([z.iso.datetime(), idSchema]);
