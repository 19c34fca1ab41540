import { shownWords } from '@barg/contract/words';
import { z } from 'zod';
import type { OwnProductView, UpdateProductBody } from '@barg/api-client/models';
import { priceBody, priceValue, typedNumber, type Offer } from '../../../shared/asking-price.ts';

const MOST_PIECES = 999_999;

interface Sold {
  type: 'physical' | 'digital';
  audience: 'free' | 'subscribers' | 'paid';
}

/** For whom it is: what is sent is always sold. */
export const audienceOf = ({ type, audience }: Sold): Sold['audience'] => (type === 'physical' ? 'paid' : audience);

/** What a product's fields may hold; the API checks the same again. Messages are keys of this remote's texts. */
export const productSchema = z
  .object({
    type: z.enum(['physical', 'digital']),
    title: z.string().overwrite(shownWords).min(1).max(200),
    description: z.string().overwrite(shownWords).max(2000),
    audience: z.enum(['free', 'subscribers', 'paid']),
    price: typedNumber,
    /** Pieces; NaN while the field is empty: as many as are asked for. */
    stock: typedNumber,
    isPublished: z.boolean(),
  })
  .refine(({ type, stock }) => type === 'digital' || Number.isNaN(stock) || stock <= MOST_PIECES, {
    path: ['stock'],
    error: 'creator-studio:products.stockBounds',
  });

export type ProductFields = z.infer<typeof productSchema>;

/** The audience and the price among the fields. */
export const offerOf = ({ price, ...sold }: ProductFields): Offer => ({ audience: audienceOf(sold), price });

/** A number of pieces as it is sent: nothing typed is no bound. */
export const stockOf = (stock: number) => (Number.isNaN(stock) ? ('' as const) : stock);

/** The words of the form that is sent. */
export const productBody = ({ type, title, description, audience, price, stock, isPublished }: ProductFields) => ({
  type,
  title,
  description,
  audience: audienceOf({ type, audience }),
  ...priceBody({ audience: audienceOf({ type, audience }), price }),
  ...(type === 'physical' && { stock: stockOf(stock) }),
  isPublished: isPublished ? ('true' as const) : ('false' as const),
});

/** What is sent of a product: all its words, what of them was changed, and its files, which have come before or lie in the vault. */
export interface SentProduct {
  body: ReturnType<typeof productBody>;
  changes: Partial<SentProduct['body']>;
  /** The number of pieces that its change takes the place of; none of a product without a number. */
  stockBegan: SentProduct['body']['stock'];
  files: Pick<UpdateProductBody, 'keptPictures' | 'sentPictures' | 'vaultPictures' | 'fileId'>;
  /** What its writer had read of what is changed; of the number of pieces, {@link stockBegan}. */
  basedOn: Partial<Omit<SentProduct['body'], 'stock'>> & { keptPictures?: string[] };
}

/** The fields of the product that is edited, or of a new one. */
export const fieldsOf = (product?: OwnProductView): ProductFields => ({
  type: product?.type ?? 'physical',
  title: product?.title ?? '',
  description: product?.description ?? '',
  audience: product?.audience ?? 'paid',
  price: priceValue(product),
  stock: product?.stock ?? NaN,
  isPublished: product ? product.publishedAt !== null : true,
});
