import { z } from 'zod';
import { dataOf, idSchema, listOf, pageQuery } from '../../shared/wire.ts';
import { imageSourceSchema } from '../../viewing/image-source.ts';
import { performerCardSchema } from '../performers/performer-card.ts';

/** A person as other members see them. */
export const personSchema = z
  .object({
    _id: idSchema,
    username: z.string().nullable(),
    name: z.string(),
    avatar: imageSourceSchema.nullable(),
    avatarUrl: z.string().nullable(),
    isPerformer: z.boolean(),
    joinedAt: z.iso.datetime(),
    /** Whether the caller and this person may write to each other. */
    canMessage: z.boolean(),
    /** A performer's card; null for other roles. */
    performer: performerCardSchema.nullable(),
  })
  .meta({ id: 'Person' });

export type Person = z.infer<typeof personSchema>;
export const personAnswer = dataOf(personSchema);
export const peopleAnswer = listOf(personSchema);

export const peopleQuery = pageQuery.extend({
  /** Words in the name or username; all people when absent. */
  q: z.string().trim().max(100).default(''),
});

/** Names that begin with the words first (0), then the newest account. */
export const peopleCursor = z.tuple([z.literal([0, 1]), idSchema]);
