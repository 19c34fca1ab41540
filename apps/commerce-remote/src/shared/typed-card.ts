import { useRef, type RefObject } from 'react';
import { cardDetails, type CardDetails, type TypedCard } from './card-schema.ts';
import type { StripeCardHandle } from './stripe/stripe-card-field.tsx';
import { useIsStripe } from './stripe/use-stripe.ts';

/** A card for the API: typed here, or a token from the gateway's own fields. */
export type CardSource = CardDetails | { token: string };

export interface TypedCardReader {
  /** The gateway whose fields are shown. */
  provider: 'sandbox' | 'stripe';
  stripeCard: RefObject<StripeCardHandle | null>;
  /** The card to send. @throws Error with the message of the gateway's fields */
  read: (typed: TypedCard) => Promise<CardSource>;
}

/** The card that is being typed, in the fields of whichever gateway. */
export const useTypedCard = (): TypedCardReader => {
  const stripeCard = useRef<StripeCardHandle | null>(null);
  const isStripe = useIsStripe();
  return {
    provider: isStripe ? 'stripe' : 'sandbox',
    stripeCard,
    read: async (typed) =>
      stripeCard.current ? { token: await stripeCard.current.createToken() } : cardDetails(typed),
  };
};
