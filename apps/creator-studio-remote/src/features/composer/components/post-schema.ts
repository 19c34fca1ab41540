import { z } from 'zod';
import { pollDraftSchema } from './poll/poll-schema.ts';

export const MAX_PRICE = 300;

/** What the composer's fields may hold; the API checks the same again. Messages are keys of this remote's texts. */
export const postSchema = z
  .object({
    text: z.string().max(10_000),
    teaser: z.string().max(500),
    audience: z.enum(['free', 'subscribers', 'paid']),
    /** Tokens; NaN while the field is empty. */
    price: z.number().or(z.nan()),
    /** Null where there is none, or none that may be changed. */
    poll: pollDraftSchema.nullable(),
  })
  .refine(({ audience, price }) => audience !== 'paid' || (price > 0 && price <= MAX_PRICE), {
    path: ['price'],
    error: 'creator-studio:composer.priceBounds',
  });

export type PostFields = z.infer<typeof postSchema>;

/** The body of the call: a teaser only where something is locked, a price only where it is sold. */
export const postBody = ({ text, teaser, audience, price }: PostFields, fileIds: string[]) => ({
  text: text.trim(),
  teaser: audience === 'free' ? '' : teaser.trim(),
  audience,
  ...(audience === 'paid' ? { price } : {}),
  fileIds,
});
