import { z } from 'zod';
import { dataOf, idSchema, listOf, pageQuery } from '../../shared/wire.ts';
import { imageSourceSchema } from '../../viewing/image-source.ts';
import { performerCardSchema } from '../performers/performer-card.ts';

/** What members may see of one another. */
export const personSchema = z
  .object({
    _id: idSchema,
    username: z.string().nullable(),
    name: z.string(),
    avatar: imageSourceSchema.nullable(),
    avatarUrl: z.string().nullable(),
    isPerformer: z.boolean(),
    joinedAt: z.iso.datetime(),
    /** Whether the caller and this person may write to one another. */
    canMessage: z.boolean(),
    /** What a performer shows beside that; null for everyone else. */
    performer: performerCardSchema.nullable(),
  })
  .meta({ id: 'Person' });

export type Person = z.infer<typeof personSchema>;
export const personAnswer = dataOf(personSchema);
export const peopleAnswer = listOf(personSchema);

export const peopleQuery = pageQuery.extend({
  /** Words of a name or username; everyone where it is left out. */
  q: z.string().trim().max(100).default(''),
});

/** Those whose name begins with the words first (0), then the newest account. */
export const peopleCursor = z.tuple([z.literal([0, 1]), idSchema]);
