import { caseOf } from './cards.ts';
import { metadataOf, text, group } from './form.ts';
import { invalid, type Asked, type Standing, type Thing } from './standing.ts';

/** After how long a refund that ends later does. */
const LATER_SECONDS = 60;

const refundsOf = (standing: Standing, intentId: string): Thing[] =>
  standing.all('refund').filter((refund) => refund.payment_intent === intentId && refund.status !== 'failed');

export const createRefund = (standing: Standing, asked: Asked): Thing => {
  const intent = standing.find(text(asked.payment_intent), 'payment_intent');
  if (intent.status !== 'succeeded') throw invalid('charge_not_refundable');
  if (standing.all('dispute').some((dispute) => dispute.payment_intent === intent.id)) throw invalid('charge_disputed');
  const before = refundsOf(standing, intent.id).reduce((sum, refund) => sum + Number(refund.amount), 0);
  const left = Number(intent.amount) - before;
  const amount = Number(text(asked.amount) ?? left);
  if (left === 0) throw invalid('charge_already_refunded');
  if (amount > left) throw invalid('parameter_invalid_integer', { param: 'amount' });
  const { does } = caseOf(standing.find(intent.payment_method, 'payment_method'));
  const refund = standing.add('re', 'refund', {
    ...{ payment_intent: intent.id, amount, currency: intent.currency, metadata: metadataOf(asked) },
    status: does === 'refunds-later' ? 'pending' : 'succeeded',
  });
  standing.tell('refund.created', refund);
  const end = (status: string, type: string) => {
    refund.status = status;
    standing.tell(type, refund);
  };
  if (does === 'refunds-later') standing.later(LATER_SECONDS, () => end('succeeded', 'refund.updated'));
  if (does === 'refund-fails') standing.later(LATER_SECONDS, () => end('failed', 'refund.failed'));
  return refund;
};

const close = (standing: Standing, dispute: Thing, status: 'won' | 'lost'): Thing => {
  dispute.status = status;
  standing.tell('charge.dispute.closed', dispute);
  return dispute;
};

/** The words by which evidence decides in Stripe's test mode. */
const WINS = 'winning_evidence';

export const updateDispute = (standing: Standing, id: string, asked: Asked): Thing => {
  const dispute = standing.find(id, 'dispute');
  const isWon = text(group(asked.evidence).uncategorized_text)?.includes(WINS);
  return close(standing, dispute, isWon ? 'won' : 'lost');
};

/** What is closed already is refused. */
export const closeDispute = (standing: Standing, id: string): Thing => {
  const dispute = standing.find(id, 'dispute');
  if (dispute.status === 'won' || dispute.status === 'lost') throw invalid('charge_already_closed');
  return close(standing, dispute, 'lost');
};
