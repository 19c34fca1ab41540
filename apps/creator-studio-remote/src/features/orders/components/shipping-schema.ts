import { z } from 'zod';
import type { ShippingPrices } from '@barg/api-client/models';

/** What sending to one place costs. */
export interface ShippingLine {
  /** None: all countries that have no line of their own. */
  country: string | null;
  /** Tokens, NaN while its field is empty; null where nothing is sent. */
  price: number | null;
}

/** As the server allows; nothing is a price too. */
export const shippingSchema = (maximum: number) =>
  z.object({
    lines: z.array(z.object({ country: z.string().nullable(), price: z.number().min(0).max(maximum).nullable() })),
  });

/** One list, as a draft of it is kept whole. */
export const valuesOf = ({ countries, elsewhere }: ShippingPrices): { lines: ShippingLine[] } => ({
  lines: [...countries, { country: null, price: elsewhere }],
});

export const bodyOf = ({ lines }: { lines: readonly ShippingLine[] }): ShippingPrices => ({
  countries: lines.flatMap(({ country, price }) => (country === null ? [] : [{ country, price }])),
  elsewhere: lines.find(({ country }) => country === null)?.price ?? null,
});
