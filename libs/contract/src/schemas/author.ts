import { z } from 'zod';

/** The public facts of an author. */
export const authorSchema = z
  .object({
    _id: z.uuid(),
    username: z.string().nullable(),
    name: z.string(),
    avatarUrl: z.string().nullable(),
    isPerformer: z.boolean(),
  })
  .meta({ id: 'Author' });
