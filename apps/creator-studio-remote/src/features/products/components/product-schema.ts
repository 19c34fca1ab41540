import { z } from 'zod';
import { toLatinDigits, toLocaleDigits } from '@barg/ui-kit/forms';
import type { CreateProductBody, OwnProductView } from '@barg/api-client/models';
import { isPriceFit, priceBody, priceRefusal, priceSchema, priceValue } from '../../../shared/asking-price.ts';

const STOCK = /^\d{0,6}$/;

interface Offer {
  type: 'physical' | 'digital';
  audience: 'free' | 'subscribers' | 'paid';
}

/** For whom it is: what is sent is always sold. */
export const audienceOf = ({ type, audience }: Offer): Offer['audience'] => (type === 'physical' ? 'paid' : audience);

/** What a product's fields may hold; the API checks the same again. Messages are keys of this remote's texts. */
export const productSchema = z
  .object({
    type: z.enum(['physical', 'digital']),
    title: z.string().trim().min(1).max(200),
    description: z.string().trim().max(2000),
    audience: z.enum(['free', 'subscribers', 'paid']),
    price: priceSchema,
    /** Digits of any script; empty for as many as are asked for. */
    stock: z.string().refine((typed) => STOCK.test(toLatinDigits(typed.trim())), {
      error: 'creator-studio:products.stockBounds',
    }),
    isPublished: z.boolean(),
  })
  .refine(({ price, ...offer }) => isPriceFit({ audience: audienceOf(offer), price }), priceRefusal);

export type ProductFields = z.infer<typeof productSchema>;

/** The words of the form that is sent. */
export const productBody = ({ type, title, description, audience, price, stock, isPublished }: ProductFields) => ({
  type,
  title,
  description,
  audience: audienceOf({ type, audience }),
  ...priceBody({ audience: audienceOf({ type, audience }), price }),
  ...(type === 'physical' && { stock: stock.trim() === '' ? ('' as const) : Number(toLatinDigits(stock.trim())) }),
  isPublished: isPublished ? ('true' as const) : ('false' as const),
});

export type ProductBody = ReturnType<typeof productBody> &
  Pick<CreateProductBody, 'pictures' | 'vaultPictures' | 'file'>;

/** The fields of the product that is edited, or of a new one; numbers in the digits of the locale. */
export const fieldsOf = (locale: string, product?: OwnProductView): ProductFields => ({
  type: product?.type ?? 'physical',
  title: product?.title ?? '',
  description: product?.description ?? '',
  audience: product?.audience ?? 'paid',
  price: priceValue(product),
  stock: toLocaleDigits(product?.stock?.toString() ?? '', locale),
  isPublished: product ? product.publishedAt !== null : true,
});
