import { shownWords } from '@barg/contract/words';
import { z } from 'zod';
import { priceBody, typedNumber, priceValue, type Offer } from './asking-price.ts';

/** What the fields of a gallery or a video may hold; the API checks the same again. Messages are keys of this remote's texts. */
export const workSchema = z.object({
  title: z.string().overwrite(shownWords).min(1).max(200),
  description: z.string().overwrite(shownWords).max(2000),
  audience: z.enum(['free', 'subscribers', 'paid']),
  price: typedNumber,
});

export type WorkFields = z.infer<typeof workSchema>;

/** What it is offered for. */
export const offerOf = ({ audience, price }: WorkFields): Offer => ({ audience, price });

/** The body of the call. */
export const workBody = ({ price, ...words }: WorkFields) => ({
  ...words,
  ...priceBody({ audience: words.audience, price }),
});

export type WorkBody = ReturnType<typeof workBody>;

/** The fields of what is edited, or of something new. */
export const valuesOf = (work?: WorkFields): WorkFields => ({
  title: work?.title ?? '',
  description: work?.description ?? '',
  audience: work?.audience ?? 'free',
  price: priceValue(work),
});
