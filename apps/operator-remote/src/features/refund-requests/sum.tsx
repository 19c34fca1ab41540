import { Amount } from '@barg/ui-kit';
import { Money } from '../../shared/money.tsx';

/** Money for a payment, tokens for a sale. */
export function Sum({ amount, currency }: { amount: number; currency: string | null }) {
  return currency === null ? <Amount value={amount} unit="tokens" /> : <Money amount={amount} currency={currency} />;
}
