import { z } from 'zod';
import { amountSchema } from '../../platform/money.ts';
import { dataOf, idSchema } from '../../shared/wire.ts';
import { userText } from '../../shared/user-text.ts';
import { PLANS } from '../performers/plans.ts';

export const giftBody = z.object({
  performerId: idSchema,
  /** Who gets it, with or without `@`. */
  username: z
    .string()
    .trim()
    .toLowerCase()
    .transform((name) => name.replace(/^@/, ''))
    .pipe(z.string().min(1).max(64)),
  type: z.enum(PLANS).default('monthly'),
  /** What the giver has seen, in tokens; another price is not charged. */
  expectedPrice: amountSchema,
  /** For who gets it alone. */
  note: userText({ max: 500, min: 0 }).default(''),
});

export type GiftBody = z.output<typeof giftBody>;

export const giftAnswer = dataOf(
  z
    .object({
      /** Until when what is for subscribers is open now. */
      until: z.iso.datetime(),
      charged: z.number(),
      balance: z.number(),
    })
    .meta({ id: 'GiftResult' }),
);

export type GiftResult = z.output<typeof giftAnswer>['data'];
