import type Stripe from 'stripe';
import type { GatewayRecord, MovedState, RecordKind } from '../gateway-records.ts';
import { CHARGE_KEY } from './stripe-charges.ts';
import { stateOfDispute } from './stripe-disputes.ts';
import { fromMinor } from './stripe-money.ts';
import { TRANSFER_KEY } from './stripe-payouts.ts';
import { REFUND_KEY, statusOf } from './stripe-refunds.ts';

const PAGE = 100;

interface Thing {
  id: string;
  amount: number;
  currency: string;
  created: number;
}

type Told = Pick<GatewayRecord, 'key' | 'of' | 'state'>;

const recordOf = ({ id, amount, currency, created }: Thing, told: Told): GatewayRecord => ({
  ...{ ref: id, amount: fromMinor(amount, currency), currency: currency.toUpperCase() },
  ...{ createdAt: new Date(created * 1000), ...told },
});

const INTENTS: Readonly<Record<string, MovedState>> = { succeeded: 'done', canceled: 'undone' };
const REFUNDS = { succeeded: 'done', failed: 'undone', pending: 'open' } as const;

const idOf = (thing: string | { id: string } | null | undefined): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null);

/** The records at Stripe. The package requests the pages during the iteration. */
export const listStripe = async function* (
  stripe: Stripe,
  kind: RecordKind,
  since: Date,
): AsyncGenerator<GatewayRecord> {
  const page = { created: { gte: Math.floor(since.getTime() / 1000) }, limit: PAGE };
  switch (kind) {
    case 'charge':
      for await (const one of stripe.paymentIntents.list(page)) {
        yield recordOf(one, { key: one.metadata[CHARGE_KEY] ?? null, of: null, state: INTENTS[one.status] ?? 'open' });
      }
      return;
    case 'refund':
      for await (const one of stripe.refunds.list(page)) {
        const key = one.metadata?.[REFUND_KEY] ?? null;
        yield recordOf(one, { key, of: idOf(one.payment_intent), state: REFUNDS[statusOf(one)] });
      }
      return;
    case 'dispute':
      for await (const one of stripe.disputes.list(page)) {
        const state = stateOfDispute(one) === 'won' ? 'undone' : 'done';
        yield recordOf(one, { key: null, of: idOf(one.payment_intent), state });
      }
      return;
    case 'transfer':
      for await (const one of stripe.transfers.list(page)) {
        const key = one.metadata[TRANSFER_KEY] ?? null;
        // Stripe calls it reversed only once the whole of it is; until then it has less than was sent.
        const kept = { ...one, amount: one.amount - one.amount_reversed };
        yield recordOf(kept, { key, of: idOf(one.destination), state: one.reversed ? 'undone' : 'done' });
      }
  }
};
