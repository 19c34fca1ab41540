import { z } from 'zod';

const MAX_PRICE = 300;

/** What the fields of a gallery or a video may hold; the API checks the same again. Messages are keys of this remote's texts. */
export const workSchema = z
  .object({
    title: z.string().trim().min(1).max(200),
    description: z.string().trim().max(2000),
    audience: z.enum(['free', 'subscribers', 'paid']),
    /** Tokens; NaN while the field is empty. */
    price: z.number().or(z.nan()),
  })
  .refine(({ audience, price }) => audience !== 'paid' || (price > 0 && price <= MAX_PRICE), {
    path: ['price'],
    error: 'creator-studio:composer.priceBounds',
  });

export type WorkFields = z.infer<typeof workSchema>;

/** The body of the call: a price only where it is sold. */
export const workBody = ({ price, ...words }: WorkFields) => (words.audience === 'paid' ? { ...words, price } : words);

export type WorkBody = ReturnType<typeof workBody>;

/** The fields of what is edited, or of something new. */
export const valuesOf = (work?: WorkFields): WorkFields => ({
  title: work?.title ?? '',
  description: work?.description ?? '',
  audience: work?.audience ?? 'free',
  price: work?.audience === 'paid' ? work.price : NaN,
});
