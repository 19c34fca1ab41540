import { z } from 'zod';
import { idSchema, listOf, pageQuery } from '../../shared/wire.ts';
import { authorSchema } from '@barg/contract/schemas';
import { performerCardSchema } from '../performers/performer-card.ts';

/** Somebody who follows a performer. */
export const followerSchema = authorSchema
  .extend({
    followedAt: z.iso.datetime(),
  })
  .meta({ id: 'Follower' });

export type Follower = z.infer<typeof followerSchema>;

export const followersAnswer = listOf(followerSchema);
export const followingAnswer = listOf(performerCardSchema);

/** Whose list it is; the caller's own where it is left out. */
export const followsQuery = pageQuery.extend({
  performerId: idSchema.optional(),
  /** Words in the name or the username of who follows. */
  q: z.string().trim().max(100).default(''),
});
export const followingQuery = pageQuery;

/** Follows are sorted by time and, within it, by the other account. */
export const followCursor = z.tuple([z.iso.datetime(), idSchema]);
