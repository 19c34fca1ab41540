import { useRef, useState, type RefObject } from 'react';
import { cardDetails, type CardDetails, type TypedCard } from './card-schema.ts';
import type { StripeCardHandle } from './stripe/stripe-card-field.tsx';
import { useIsStripe } from './stripe/use-stripe.ts';

/** A card for the API: typed here, or a token from the gateway's own fields. */
export type CardSource = CardDetails | { token: string };

export interface TypedCardReader {
  /** The gateway whose fields are shown. */
  provider: 'sandbox' | 'stripe';
  stripeCard: RefObject<StripeCardHandle | null>;
  /** Called when something is typed into the gateway's own fields, or what was typed is gone. */
  handleTyped: () => void;
  /** Whether something was typed into the gateway's own fields; a form knows of its own ones. */
  hasTyped: boolean;
  /** The card to send. @throws Error with the message of the gateway's fields */
  read: (typed: TypedCard) => Promise<CardSource>;
  /** The card as it would be sent now; undefined while the gateway has not read it. */
  known: (typed: TypedCard) => CardSource | undefined;
}

/** The card that is being typed, in the fields of whichever gateway. */
export const useTypedCard = (): TypedCardReader => {
  const stripeCard = useRef<StripeCardHandle | null>(null);
  const isStripe = useIsStripe();
  const [hasTyped, setTyped] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  return {
    provider: isStripe ? 'stripe' : 'sandbox',
    stripeCard,
    handleTyped: () => {
      setTyped(true);
      setToken(null);
    },
    hasTyped,
    read: async (typed) => {
      if (!stripeCard.current) return cardDetails(typed);
      const made = await stripeCard.current.createToken();
      setToken(made);
      return { token: made };
    },
    known: (typed) => {
      if (!isStripe) return cardDetails(typed);
      return token === null ? undefined : { token };
    },
  };
};
