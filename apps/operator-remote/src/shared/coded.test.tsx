import { screen } from '@testing-library/react';
import { messages, renderOperator } from '../testing/render-operator.tsx';
import { Coded, type CodeGroup } from './coded.tsx';

const { events, gateways, disputes, failures, targets } = messages.codes;

it.each<[CodeGroup, string, string]>([
  ['events', 'charge.succeeded', events['charge-succeeded']],
  ['events', 'charge.requires-action', events['charge-requires-action']],
  ['events', 'payment_intent.succeeded', events['charge-succeeded']],
  ['events', 'payment_intent.payment_failed', events['charge-failed']],
  ['events', 'charge.dispute.funds_withdrawn', events['dispute-funds-withdrawn']],
  ['events', 'charge.refund.updated', events['refund-updated']],
  ['gateways', 'sandbox-crypto', gateways['sandbox-crypto']],
  ['disputes', 'product_not_received', disputes['product-not-received']],
  ['failures', 'payment.card_declined', failures['card-declined']],
  ['targets', 'refund-request', targets['refund-request']],
])('says what machines call a thing in words: %s %s', (group, code, words) => {
  renderOperator(<Coded group={group} code={code} />, { route: '/' });
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.queryByText(code)).not.toBeInTheDocument();
});

it('shows what has no words as the code that it is, apart from the direction of its line', () => {
  renderOperator(<Coded group="events" code="radar.early_fraud_warning.created" />, { route: '/' });
  const code = screen.getByText('radar.early_fraud_warning.created');
  expect(code.tagName).toBe('CODE');
  expect(code.closest('bdi')).toHaveAttribute('dir', 'ltr');
});
