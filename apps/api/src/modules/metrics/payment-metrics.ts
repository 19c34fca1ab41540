import type { LastCheck } from '../books/checking.service.ts';
import type { PaymentCounts } from '../payments/payment-attempts.repository.ts';
import type { RefusalCount } from '../payments/webhook-refusals.ts';
import type { Metric } from '../../platform/metrics/metric.ts';

const gauge = (name: string, help: string, value: number): Metric => ({
  name,
  help,
  type: 'gauge',
  samples: [{ labels: {}, value }],
});

/** The result of the last check; nothing before the first one. Differences are worth an alarm. */
export const ledgerMetrics = (last: LastCheck | null): Metric[] => {
  if (last === null) return [];
  // A gateway that is no longer configured can never be compared again: no alarm.
  const configured = last.gateways.filter(({ notChecked }) => notChecked !== 'not-configured');
  const ofEach = (name: string, help: string, valueOf: (gateway: LastCheck['gateways'][number]) => number): Metric => ({
    ...{ name, help, type: 'gauge' },
    samples: configured.map((gateway) => ({ labels: { gateway: gateway.provider }, value: valueOf(gateway) })),
  });
  return [
    gauge('barg_ledger_differences', 'What did not add up when the ledger was last recomputed.', last.ofLedger),
    ofEach('barg_gateway_checked', 'Whether the last check compared payments with the gateway.', ({ notChecked }) =>
      notChecked === null ? 1 : 0,
    ),
    ofEach('barg_gateway_differences', 'On what a gateway did not agree then.', ({ notChecked, differenceCount }) =>
      notChecked === null ? differenceCount : 0,
    ),
  ];
};

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
