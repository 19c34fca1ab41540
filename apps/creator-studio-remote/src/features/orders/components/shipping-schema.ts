import { z } from 'zod';

/** As the server allows; nothing is a price too. */
export const shippingSchema = (maximum: number) =>
  z.object({
    lines: z.array(
      z.object({
        country: z.string().nullable(),
        price: z.number().min(0).max(maximum).nullable(),
        was: z.number().nullish(),
        isGone: z.boolean().optional(),
      }),
    ),
  });
