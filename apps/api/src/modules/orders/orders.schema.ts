import { authorSchema } from '@barg/contract/schemas';
import { z } from 'zod';
import { amountSchema } from '../../platform/money.ts';
import { basedOnOf, seen } from '../../shared/changed-meanwhile.ts';
import { MOST_PIECES } from '../../shared/most-pieces.ts';
import { userCode, userLine, userText } from '../../shared/user-text.ts';
import { dataOf, idSchema, listOf, momentSchema, pageQuery } from '../../shared/wire.ts';
import { typedCoupon } from '../coupons/coupon-code.ts';
import { mediaFileSchema } from '../files/files.schema.ts';
import { chargeResultSchema } from '../wallet/wallet.schema.ts';

export const orderStatusSchema = z.enum(['created', 'processing', 'shipped', 'delivered', 'refunded']);
export const problemReasonSchema = z.enum(['not-arrived', 'damaged', 'wrong-item', 'other']);

const orderAddressSchema = z.object({
  name: z.string(),
  country: z.string(),
  state: z.string(),
  city: z.string(),
  street: z.string(),
  postalCode: z.string(),
  phone: z.string(),
  note: z.string(),
});

const instant = z.iso.datetime();

export const orderSchema = z
  .object({
    _id: idSchema,
    status: orderStatusSchema,
    /** Required for changes, which are refused when somebody else has changed it meanwhile. */
    version: z.number().int(),
    type: z.enum(['physical', 'digital']),
    /** The title at the time of the purchase. */
    product: z.object({
      _id: idSchema,
      title: z.string(),
      description: z.string(),
      /** The current one; null when it is deleted. */
      cover: mediaFileSchema.nullable(),
    }),
    buyer: authorSchema,
    seller: authorSchema,
    quantity: z.number().int(),
    /** Tokens: of one piece, of sending all of them, and of all together, less the discount. */
    itemPrice: z.number(),
    shippingPrice: z.number(),
    total: z.number(),
    /** Tokens that a coupon took off the price of the pieces, and whether the site bears them. */
    discount: z.number(),
    isDiscountOfSite: z.boolean(),
    /** Tokens of the total that were given back. */
    refunded: z.number(),
    /** Each time tokens were given back, the oldest first, with the words for both sides; absent in answers of before. */
    refunds: z
      .array(z.object({ amount: z.number(), text: z.string(), createdAt: instant }).meta({ id: 'OrderRefund' }))
      .optional(),
    /** Null for downloads, and once the buyer's account is deleted. */
    address: orderAddressSchema.nullable(),
    carrier: z.string(),
    trackingNumber: z.string(),
    /** An https address. */
    trackingUrl: z.string().nullable(),
    /**
     * Who cancelled it; null if nobody did. `site`: it was not shipped in time, or the seller's account was deleted.
     */
    cancelledBy: z.enum(['buyer', 'seller', 'site']).nullable(),
    cancelReason: z.string(),
    problem: z
      .object({
        reason: problemReasonSchema,
        text: z.string(),
        createdAt: instant,
        /** The seller's words. */
        answer: z.string(),
        answeredAt: instant.nullable(),
        /** When an operator settled it. */
        closedAt: instant.nullable(),
      })
      .nullable(),
    createdAt: instant,
    processingAt: instant.nullable(),
    shippedAt: instant.nullable(),
    deliveredAt: instant.nullable(),
    refundedAt: instant.nullable(),
  })
  .meta({ id: 'Order' });

export type Order = z.infer<typeof orderSchema>;

export const orderAnswer = dataOf(orderSchema);
export const ordersAnswer = listOf(orderSchema);

export const ordersQuery = pageQuery.extend({
  /** `unsent` stands for `created` and `processing`. */
  status: z.enum([...orderStatusSchema.options, 'unsent']).optional(),
  /** Searches titles, the names of the other party, and tracking numbers. */
  q: z.string().max(200).default(''),
  /** When it was placed: the start, inclusive, and the end, exclusive. */
  from: momentSchema.optional(),
  to: momentSchema.optional(),
});

export type OrdersQuery = z.output<typeof ordersQuery>;

export const releasePreviewAnswer = dataOf(
  z
    .object({
      /** Tokens that the seller gets once it is sent: of what was paid, without the commission. */
      earned: z.number(),
    })
    .meta({ id: 'OrderReleasePreview' }),
);
export type ReleasePreview = z.infer<typeof releasePreviewAnswer>['data'];

const quantitySchema = z.number().int().min(1).max(MOST_PIECES);

/** `addressId` and `quantity` are for physical products. */
export const buyProductBody = z.object({
  /** The total that the buyer has seen, with shipping and with the coupon: another price is refused. */
  expectedPrice: amountSchema,
  /** One of the buyer's addresses, for physical products. */
  addressId: idSchema.optional(),
  quantity: quantitySchema.default(1),
  coupon: typedCoupon.optional(),
});

export type BuyProduct = z.output<typeof buyProductBody>;

export const boughtProductAnswer = dataOf(
  chargeResultSchema.extend({ orderId: idSchema }).meta({ id: 'BoughtProduct' }),
);
export type BoughtProduct = z.infer<typeof boughtProductAnswer>['data'];

export const quoteQuery = z.object({
  productId: idSchema,
  addressId: idSchema,
  quantity: z.coerce.number().int().min(1).max(MOST_PIECES).default(1),
});

export const quoteAnswer = dataOf(
  z
    .object({
      /** Tokens: of one piece, of sending all of them, and of all together. */
      itemPrice: z.number(),
      shippingPrice: z.number(),
      total: z.number(),
    })
    .meta({ id: 'OrderQuote' }),
);
export type OrderQuote = z.infer<typeof quoteAnswer>['data'];

const isSafe = (address: string): boolean => {
  const { username, password } = new URL(address);
  return username === '' && password === '';
};

const trackingUrl = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain })
  .max(500)
  .refine(isSafe, 'an address without a name and password');

const versionSchema = z.number().int().min(1);

export const updateOrderBody = z.object({
  /** `cancelled` refunds everything; the order is then `refunded`. */
  status: z.enum(['processing', 'shipped', 'delivered', 'cancelled']),
  /** The version that the caller has seen. */
  version: versionSchema,
  carrier: userLine({ max: 100, min: 0 }).optional(),
  trackingNumber: userCode({ max: 100, min: 0 }).optional(),
  trackingUrl: z.union([z.literal(''), trackingUrl]).optional(),
  /** The reason of a cancellation, for the buyer. */
  reason: userLine({ max: 500, min: 0 }).default(''),
});

export type OrderUpdate = z.output<typeof updateOrderBody>;

export const deliveryAddressBody = z.object({ addressId: idSchema });

export const cancelOrderBody = z.object({ reason: userLine({ max: 500, min: 0 }).default('') }).nullish();

export const problemBody = z.object({ reason: problemReasonSchema, text: userText({ max: 2000 }) });
export const problemAnswerBody = z.object({ text: userText({ max: 2000 }), basedOn: basedOnOf({ text: seen.words }) });
export type ProblemAnswer = z.output<typeof problemAnswerBody>;
export type Problem = z.output<typeof problemBody>;
