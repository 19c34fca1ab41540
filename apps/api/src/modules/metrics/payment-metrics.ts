import type { PaymentCounts } from '../payments/payment-attempts.repository.ts';
import type { RefusalCount } from '../payments/webhook-refusals.ts';
import type { Metric } from './metrics-text.ts';

const gauge = (name: string, help: string, value: number): Metric => ({
  name,
  help,
  type: 'gauge',
  samples: [{ labels: {}, value }],
});

/** What the last check of the ledger found: more than none is worth an alarm. Nothing is told before the first check. */
export const ledgerMetrics = (differences: number | null): Metric[] =>
  differences === null
    ? []
    : [gauge('barg_ledger_differences', 'What did not add up when the ledger was last recomputed.', differences)];

/** Payments without an outcome. Those given up want an operator: more than none is worth an alarm. */
export const paymentMetrics = ({ pending, givenUp }: PaymentCounts, refusals: readonly RefusalCount[]): Metric[] => [
  gauge('barg_payments_pending', 'Payments that wait for an outcome.', pending),
  gauge('barg_payments_given_up', 'Of these, payments that wait for an operator.', givenUp),
  {
    name: 'barg_webhooks_refused_total',
    help: 'Messages of payment gateways that were not taken, by why.',
    type: 'counter',
    samples: refusals.map(({ source, refusal, count }) => ({ labels: { source, refusal }, value: count })),
  },
];
