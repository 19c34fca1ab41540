import { z } from 'zod';
import { shownWords } from '@barg/contract/words';
import { typedNumber } from '../../../shared/asking-price.ts';

/** Tokens, and the sentence that tells them. */
export interface RequestBounds {
  least: number;
  most: number;
  text: string;
}

/** What the server takes. */
export const requestSchema = ({ least, most, text }: RequestBounds) =>
  z.object({
    amount: typedNumber
      .refine((amount) => isAmount(amount), { error: 'creator-studio:payouts.badAmount', abort: true })
      .refine((amount) => amount >= least && amount <= most, text),
    methodId: z.enum(['bank', 'paypal', 'crypto', 'stripe']),
    note: z.string().overwrite(shownWords).max(500),
  });

export type RequestForm = z.infer<ReturnType<typeof requestSchema>>;

/** More than nothing, and no less than a hundredth of it. */
export const isAmount = (amount: number): boolean =>
  Number.isFinite(amount) && amount > 0 && Number(amount.toFixed(2)) === amount;
