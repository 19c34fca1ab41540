import { authorSchema } from '@barg/contract/schemas';
import { z } from 'zod';
import { amountSchema } from '../../platform/money.ts';
import { userLine, userText } from '../../shared/user-text.ts';
import { dataOf, idSchema, listOf, momentSchema, pageQuery } from '../../shared/wire.ts';
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
    /** Named by whoever changes it, so that nobody changes what somebody else has changed. */
    version: z.number().int(),
    type: z.enum(['physical', 'digital']),
    /** Its words as they were when it was bought. */
    product: z.object({
      _id: idSchema,
      title: z.string(),
      description: z.string(),
      /** As it is now; null where there is none any more. */
      cover: mediaFileSchema.nullable(),
    }),
    buyer: authorSchema,
    seller: authorSchema,
    quantity: z.number().int(),
    /** Tokens: of one piece, of sending all of them, and of all together. */
    itemPrice: z.number(),
    shippingPrice: z.number(),
    total: z.number(),
    /** null for what is downloaded, and once the buyer's account is deleted. */
    address: orderAddressSchema.nullable(),
    carrier: z.string(),
    trackingNumber: z.string(),
    /** An https address. */
    trackingUrl: z.string().nullable(),
    /** Who cancelled it; null where nobody did. `site`: it was not sent in time, or the seller is gone. */
    cancelledBy: z.enum(['buyer', 'seller', 'site']).nullable(),
    cancelReason: z.string(),
    problem: z.object({ reason: problemReasonSchema, text: z.string(), createdAt: instant }).nullable(),
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
  /** Words of the title or of the other side's name, or a tracking number. */
  q: z.string().max(200).default(''),
  /** When it was placed: from then on, and before then. */
  from: momentSchema.optional(),
  to: momentSchema.optional(),
});

export type OrdersQuery = z.output<typeof ordersQuery>;

export const MOST_PIECES = 100;

const quantitySchema = z.number().int().min(1).max(MOST_PIECES);

/** `addressId` and `quantity` are for what is sent. */
export const buyProductBody = z.object({
  /** What the buyer has seen, of all pieces and with the shipping: another price is not charged. */
  expectedPrice: amountSchema,
  /** An own address, for what is sent. */
  addressId: idSchema.optional(),
  quantity: quantitySchema.default(1),
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
  /** `cancelled` pays everything back, and the order is `refunded` at once. */
  status: z.enum(['processing', 'shipped', 'delivered', 'cancelled']),
  /** As the caller has read it. */
  version: versionSchema,
  carrier: userLine({ max: 100, min: 0 }).optional(),
  trackingNumber: userLine({ max: 100, min: 0 }).optional(),
  trackingUrl: z.union([z.literal(''), trackingUrl]).optional(),
  /** Why it is cancelled, for the buyer. */
  reason: userLine({ max: 500, min: 0 }).default(''),
});

export type OrderUpdate = z.output<typeof updateOrderBody>;

export const deliveryAddressBody = z.object({ addressId: idSchema });

export const cancelOrderBody = z.object({ reason: userLine({ max: 500, min: 0 }).default('') }).nullish();

export const problemBody = z.object({ reason: problemReasonSchema, text: userText({ max: 2000 }) });
export type Problem = z.output<typeof problemBody>;
