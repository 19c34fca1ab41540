import { z } from 'zod';
import type { TokenPackage, TopUpWalletBody } from '@barg/api-client/models';
import { OTHER } from '../../../shared/card-choice.tsx';
import { cardFaults } from '../../../shared/card-schema.ts';
import type { CardSource, TypedCardReader } from '../../../shared/typed-card.ts';

export interface WalletBounds {
  minimum: number;
  maximum: number;
  /** The sentence that tells them. */
  text: string;
}

export const isWithin = (amount: number, { minimum, maximum }: WalletBounds): boolean =>
  amount >= minimum && amount <= maximum;

/** What the form may hold; the API and the gateway check the same again. Messages are keys of this remote's texts. */
export const topUpSchema = (bounds: WalletBounds, provider: TypedCardReader['provider']) =>
  z
    .object({
      /** A package's id, or {@link OTHER}. */
      packageId: z.string(),
      /** Tokens; NaN while the field is empty, Infinity while its text is no amount. It may be hidden. */
      amount: z.custom<number>((value) => typeof value === 'number'),
      /** A saved card's id, or {@link OTHER}. */
      cardId: z.string(),
      number: z.string(),
      expiry: z.string(),
      cvc: z.string(),
      saveCard: z.boolean(),
    })
    .superRefine((fields, context) => {
      const fault = (field: keyof typeof fields, message = `commerce:topUp.errors.${field}`) =>
        context.addIssue({ code: 'custom', path: [field], message });
      if (fields.packageId === OTHER && !isWithin(fields.amount, bounds)) fault('amount', bounds.text);
      // The gateway's own fields check themselves.
      if (fields.cardId !== OTHER || provider === 'stripe') return;
      for (const field of cardFaults(fields)) fault(field);
    });

export type TopUpFields = z.infer<ReturnType<typeof topUpSchema>>;

/** A package's price in money. */
export type PackagePrice = Pick<TokenPackage, 'price' | 'currency'>;

interface BodyParts {
  /** What it was shown to cost. */
  shown: PackagePrice;
  /** The card that was typed, where it is another. */
  card: CardSource | undefined;
  coupon?: string | undefined;
}

/** The body of the call for fields that the schema let through. */
export const topUpBody = (
  { packageId, amount, cardId, saveCard }: TopUpFields,
  { shown, card, coupon }: BodyParts,
): TopUpWalletBody => {
  const seen = { expectedPrice: shown.price, currency: shown.currency };
  const what = { ...(packageId === OTHER ? { amount } : { packageId }), ...seen, ...(coupon && { coupon }) };
  return card ? { ...what, saveCard, card } : { ...what, cardId };
};
