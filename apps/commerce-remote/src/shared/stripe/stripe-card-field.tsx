import { useCallback, useEffect, useEffectEvent, useImperativeHandle, useRef, useState, type Ref } from 'react';
import styled from 'styled-components';
import { useTranslation } from '@barg/runtime/i18n';
import { color, ErrorState, radius, Skeleton, space } from '@barg/ui-kit';
import type { StripeBrowser, StripeCardElement, StripeError } from './stripe-script.ts';
import { useOpenStripe } from './use-stripe.ts';

/**
 * Creates the token of the typed card. The same token until the card changes, so that a repeated order stays the same.
 */
export interface StripeCardHandle {
  createToken: () => Promise<string>;
}

const Place = styled.div`
  grid-column: 1 / -1;
  padding: ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.ink};
  min-block-size: 1.4em;

  &[hidden] {
    display: none;
  }
`;

const HEIGHT = 46;

const FAULTS: ReadonlyArray<[RegExp, string]> = [
  [/number/, 'topUp.errors.number'],
  [/expir/, 'topUp.errors.expiry'],
  [/cvc/, 'topUp.errors.cvc'],
];

/** The text key for Stripe's error code. */
export const faultKey = ({ code = '' }: StripeError): string =>
  FAULTS.find(([pattern]) => pattern.test(code))?.[1] ?? 'payments.failures.card_declined';

/** The styles for Stripe's fields, which are in a frame and inherit none. */
const styleOf = (place: HTMLElement) => {
  const { color: ink, fontSize } = getComputedStyle(place);
  return { base: { color: ink, iconColor: ink, fontSize, fontFamily: 'system-ui, sans-serif' } };
};

interface Mounted {
  stripe: StripeBrowser;
  element: StripeCardElement;
  token: string | null;
}

type State = 'loading' | 'ready' | 'failed';

/** Mounts Stripe's fields in an element, and unmounts them with it. */
function useStripeCard(onTyped: () => void) {
  const openStripe = useOpenStripe();
  const place = useRef<HTMLDivElement>(null);
  const mounted = useRef<Mounted | null>(null);
  const [state, setState] = useState<State>('loading');
  const [attempt, setAttempt] = useState(0);
  const handleTyped = useEffectEvent(onTyped);
  useEffect(() => {
    let hasLeft = false;
    const mount = async (): Promise<void> => {
      const stripe = await openStripe();
      if (hasLeft || !place.current) return;
      const element = stripe.elements().create('card', { hidePostalCode: true, style: styleOf(place.current) });
      const current: Mounted = { stripe, element, token: null };
      element.on('ready', () => setState('ready'));
      element.on('change', () => {
        current.token = null;
        handleTyped();
      });
      element.mount(place.current);
      mounted.current = current;
    };
    mount().catch(() => {
      if (!hasLeft) setState('failed');
    });
    return () => {
      hasLeft = true;
      // What was read is gone with the fields: the next ones make another token.
      if (mounted.current && mounted.current.token !== null) handleTyped();
      mounted.current?.element.destroy();
      mounted.current = null;
    };
  }, [openStripe, attempt]);
  const retry = useCallback(() => {
    setState('loading');
    setAttempt((before) => before + 1);
  }, []);
  return { place, mounted, state, retry };
}

interface StripeCardFieldProps {
  handle: Ref<StripeCardHandle>;
  /** Called when something is typed, or what was typed is gone. */
  onTyped: () => void;
}

/** Stripe's own card fields: the card's number never reaches this site. */
export function StripeCardField({ handle, onTyped }: StripeCardFieldProps) {
  const { t } = useTranslation('commerce');
  const { place, mounted, state, retry } = useStripeCard(onTyped);
  useImperativeHandle(handle, () => ({
    createToken: async () => {
      const { current } = mounted;
      if (!current) throw new Error(t('topUp.errors.fields'));
      if (current.token !== null) return current.token;
      const { stripe, element } = current;
      const { paymentMethod, error } = await stripe.createPaymentMethod({ type: 'card', card: element });
      if (!paymentMethod) throw new Error(t(faultKey(error ?? {})));
      current.token = paymentMethod.id;
      return paymentMethod.id;
    },
  }));
  return (
    <>
      {state === 'loading' && <Skeleton height={HEIGHT} />}
      {state === 'failed' && <ErrorState message={t('topUp.errors.fields')} onRetry={retry} />}
      <Place ref={place} role="group" aria-label={t('topUp.cardNumber')} hidden={state === 'failed'} />
    </>
  );
}
