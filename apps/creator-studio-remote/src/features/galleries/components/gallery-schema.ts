import { z } from 'zod';

const MAX_PRICE = 300;

/** What a gallery's fields may hold; the API checks the same again. Messages are keys of this remote's texts. */
export const gallerySchema = z
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

export type GalleryFields = z.infer<typeof gallerySchema>;

/** The body of the call: a price only where the gallery is sold. */
export const galleryBody = ({ price, ...words }: GalleryFields) =>
  words.audience === 'paid' ? { ...words, price } : words;
