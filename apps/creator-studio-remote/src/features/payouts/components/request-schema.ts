import { z } from 'zod';
import { shownWords } from '@barg/contract/words';
import { typedNumber } from '../../../shared/asking-price.ts';

/** What the server takes; it alone knows the least and the most. */
export const requestSchema = z.object({
  amount: typedNumber.refine((amount) => isAmount(amount), 'creator-studio:payouts.badAmount'),
  methodId: z.enum(['bank', 'paypal', 'crypto', 'stripe']),
  note: z.string().overwrite(shownWords).max(500),
});

export type RequestForm = z.infer<typeof requestSchema>;

/** More than nothing, and no less than a hundredth of it. */
export const isAmount = (amount: number): boolean =>
  Number.isFinite(amount) && amount > 0 && Number(amount.toFixed(2)) === amount;
