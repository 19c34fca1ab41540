import { caseOf, refusalOf } from './cards.ts';
import { metadataOf, text } from './form.ts';
import { invalid, missing, type Asked, type Standing, type Thing } from './standing.ts';

/** The least that Stripe charges. */
const LEAST = 50;

export const createIntent = (standing: Standing, asked: Asked): Thing => {
  const amount = Number(text(asked.amount));
  if (!Number.isSafeInteger(amount)) throw invalid('parameter_invalid_integer', { param: 'amount' });
  if (amount < LEAST) throw invalid('amount_too_small', { param: 'amount' });
  const customer = standing.find(text(asked.customer), 'customer');
  const method = standing.find(text(asked.payment_method), 'payment_method');
  if (method.customer !== customer.id) throw missing(method.id);
  const intent = standing.add('pi', 'payment_intent', {
    ...{ amount, currency: text(asked.currency), customer: customer.id, payment_method: method.id },
    ...{ metadata: metadataOf(asked), status: 'requires_confirmation', last_payment_error: null, next_action: null },
    setup_future_usage: text(asked.setup_future_usage) ?? null,
  });
  intent.client_secret = `${intent.id}_secret_${intent.created}`;
  if (text(asked.confirm) === 'true') confirm(standing, intent, text(asked.off_session) === 'true');
  return intent;
};

const confirm = (standing: Standing, intent: Thing, isOffSession: boolean): void => {
  const card = caseOf(standing.find(intent.payment_method, 'payment_method'));
  if (card.does === 'declines') decline(standing, intent, card);
  if (card.does !== 'authenticates') return succeed(standing, intent);
  const code = 'authentication_required';
  if (isOffSession) decline(standing, intent, { ...card, code, decline: code });
  intent.status = 'requires_action';
  intent.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: {} };
  standing.tell('payment_intent.requires_action', intent);
};

const succeed = (standing: Standing, intent: Thing): void => {
  Object.assign(intent, { status: 'succeeded', next_action: null, last_payment_error: null });
  standing.tell('payment_intent.succeeded', intent);
  if (caseOf(standing.find(intent.payment_method, 'payment_method')).does !== 'disputes') return;
  const dispute = standing.add('du', 'dispute', {
    ...{ payment_intent: intent.id, amount: intent.amount, currency: intent.currency, metadata: {} },
    ...{ reason: 'fraudulent', status: 'needs_response', evidence_details: { due_by: standing.now() + 7 * 86_400 } },
  });
  standing.tell('charge.dispute.created', dispute);
};

const fail = (standing: Standing, intent: Thing, error: Record<string, unknown>): void => {
  Object.assign(intent, { status: 'requires_payment_method', next_action: null, last_payment_error: error });
  standing.tell('payment_intent.payment_failed', intent);
};

const decline = (standing: Standing, intent: Thing, card: Parameters<typeof refusalOf>[0]): never => {
  const { error } = refusalOf(card);
  fail(standing, intent, error);
  throw refusalOf(card, { payment_intent: { ...intent } });
};

/** What the payer answers to the bank. */
export const authenticate = (standing: Standing, id: string, isConfirmed: boolean): Thing => {
  const intent = standing.find(id, 'payment_intent');
  if (intent.status !== 'requires_action') return intent;
  if (isConfirmed) succeed(standing, intent);
  else fail(standing, intent, { type: 'invalid_request_error', code: 'payment_intent_authentication_failure' });
  return intent;
};

export const cancelIntent = (standing: Standing, id: string): Thing => {
  const intent = standing.find(id, 'payment_intent');
  if (intent.status === 'succeeded' || intent.status === 'canceled') throw invalid('payment_intent_unexpected_state');
  Object.assign(intent, { status: 'canceled', next_action: null });
  standing.tell('payment_intent.canceled', intent);
  return intent;
};
