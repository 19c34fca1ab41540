import { authorSchema } from '@barg/contract/schemas';
import { z } from 'zod';
import { dataOf, idSchema, listOf, pageQuery } from '../../shared/wire.ts';

export const viewersQuery = pageQuery.extend({
  /** Of the name or username. */
  q: z.string().trim().max(100).default(''),
  // It holds a name.
  cursor: z.string().max(1000).optional(),
});

export type ViewersQuery = z.output<typeof viewersQuery>;

/** Sorted by name and then id. */
export const viewerCursor = z.tuple([z.string(), idSchema]);

export const viewerSchema = z
  .object({
    user: authorSchema,
    isSubscriber: z.boolean(),
    /** May watch and not write. */
    isMuted: z.boolean(),
    /** Keeps order in the performer's chats. */
    isModerator: z.boolean(),
  })
  .meta({ id: 'StreamViewer' });

export type StreamViewer = z.infer<typeof viewerSchema>;

export const viewersAnswer = dataOf(
  listOf(viewerSchema).shape.data.extend({
    /** Visitors without an account, those of a network as one. */
    guests: z.number().int(),
  }),
);
