import { showsNothing, shownWords } from '@barg/contract/words';
import { z } from 'zod';
import type { SetTaxBody } from '@barg/api-client/models';

/** What the form holds; the API checks the same again. */
export const taxFormSchema = z.object({
  country: z
    .string()
    .length(2)
    .nullable()
    .refine((code): boolean => code !== null, { error: 'operator:taxes.noCountry' }),
  name: z
    .string()
    .max(40)
    .refine((text) => !showsNothing(text)),
  /** Zero ends a tax, so nobody may enter it by leaving the field alone. */
  percent: z
    .number()
    .min(0)
    .max(100)
    .nullable()
    .refine((percent): boolean => percent !== null),
  /** The first day of it by the site's clock; null: at once. */
  day: z.iso.date().nullable(),
});

export type TaxForm = z.infer<typeof taxFormSchema>;

export const newTax = (): TaxForm => ({ country: null, name: '', percent: null, day: null });

export const taxBodyOf = ({ country, name, percent, day }: TaxForm): SetTaxBody => ({
  country: country ?? '',
  name: shownWords(name),
  percent: percent ?? 0,
  ...(day !== null && { validFrom: `${day}T00:00:00.000Z` }),
});
