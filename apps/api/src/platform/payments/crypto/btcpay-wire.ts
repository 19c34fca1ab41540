import { z } from 'zod';

/** The fields of BTCPay Server's answers (Greenfield API) that are read. */
export const invoiceSchema = z.object({
  id: z.string().min(1).max(100),
  status: z.enum(['New', 'Processing', 'Settled', 'Expired', 'Invalid']),
  additionalStatus: z.string().default('None'),
  checkoutLink: z.url({ protocol: /^https?$/ }),
  /** In seconds since 1970. */
  expirationTime: z.number(),
});

export type BtcpayInvoice = z.output<typeof invoiceSchema>;

const text = z.union([z.string(), z.number().transform(String)]);

/** An invoice in a list. Invoices of other shops may have no `orderId`. */
export const listedSchema = z.array(
  invoiceSchema.extend({
    amount: text,
    currency: z.string(),
    createdTime: z.number(),
    metadata: z
      .object({ orderId: z.unknown() })
      .nullish()
      .transform((metadata) => (typeof metadata?.orderId === 'string' ? metadata.orderId : null)),
  }),
);

export type ListedInvoice = z.output<typeof listedSchema>[number];

export const invoicesSchema = z.array(invoiceSchema);

/** The field is `paymentMethodId` in version 2, and `paymentMethod` in version 1. */
export const methodsSchema = z.array(
  z.object({
    paymentMethodId: z.string().optional(),
    paymentMethod: z.string().optional(),
    destination: z.string().min(1).max(200),
    amount: text,
    totalPaid: text,
    payments: z
      .array(z.object({ status: z.string(), receivedDate: z.number().optional() }))
      .nullish()
      .transform((payments) => payments ?? []),
  }),
);

export type BtcpayMethod = z.output<typeof methodsSchema>[number];

/** `originalDeliveryId`: of the first one, where it is sent again. `timestamp`: seconds, of when it happened. */
export const deliverySchema = z.object({
  deliveryId: z.string().min(1).max(200),
  originalDeliveryId: z.string().min(1).max(200).nullish(),
  type: z.string().max(200),
  timestamp: z.number().int(),
  storeId: z.string(),
  invoiceId: z.string().max(100).optional(),
});

export type BtcpayDelivery = z.output<typeof deliverySchema>;
