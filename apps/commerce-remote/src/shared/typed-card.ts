import { useRef, type RefObject } from 'react';
import { cardDetails, type CardDetails, type TypedCard } from './card-schema.ts';
import type { StripeCardHandle } from './stripe/stripe-card-field.tsx';
import { useIsStripe } from './stripe/use-stripe.ts';

/** A card as the API takes it: typed here, or a token of the gateway's own fields. */
export type CardSource = CardDetails | { token: string };

export interface TypedCardReader {
  /** Whose fields are shown. */
  provider: 'sandbox' | 'stripe';
  stripeCard: RefObject<StripeCardHandle | null>;
  /** What is sent of a card. @throws Error with a sentence for what the gateway's fields refuse */
  read: (typed: TypedCard) => Promise<CardSource>;
}

/** The card that is being typed, wherever it is typed. */
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
