import Stripe from 'stripe';
import type { GatewayEvent, WebhookDelivery } from '../payment-gateway.ts';
import type { StripeOptions } from '../stripe-config.ts';
import { WebhookRefusedError, type WebhookRefusal } from '../webhook-signature.ts';
import { CHARGE_KEY } from './stripe-charges.ts';
import { ACCOUNT_OWNER, TRANSFER_KEY } from './stripe-payouts.ts';
import { REFUND_KEY } from './stripe-refunds.ts';

type Subject = GatewayEvent['subject'];
type Webhooks = Stripe['webhooks'];

/** The fields of an event's object; `object` is its kind. */
interface Told {
  object?: string;
  id?: string;
  metadata?: Record<string, string> | null;
}

const named = (kind: NonNullable<Subject>['kind'], ref: string | undefined): Subject => (ref ? { kind, ref } : null);

/** Whether a dispute is of this site is found out when it is read, because it has no metadata of this site. */
const SUBJECTS: Readonly<Record<string, (told: Told) => Subject>> = {
  payment_intent: ({ metadata }) => named('charge', metadata?.[CHARGE_KEY]),
  refund: ({ metadata }) => named('refund', metadata?.[REFUND_KEY]),
  dispute: ({ id }) => named('dispute', id),
  account: ({ metadata }) => named('account', metadata?.[ACCOUNT_OWNER]),
  transfer: ({ metadata }) => named('transfer', metadata?.[TRANSFER_KEY]),
};

/** @throws WebhookRefusedError */
export const readStripeEvent = (
  webhooks: Webhooks,
  { webhookSecrets, isLive }: Pick<StripeOptions, 'webhookSecrets' | 'isLive'>,
  delivery: WebhookDelivery,
): GatewayEvent => {
  const event = open(webhooks, webhookSecrets, delivery);
  const { id, type, livemode } = event;
  const told = event.data?.object as Told | undefined;
  if (typeof id !== 'string' || typeof type !== 'string' || !told) throw new WebhookRefusedError('unreadable');
  // Endpoints for connected accounts receive test events too.
  const subject = livemode === isLive ? (SUBJECTS[told.object ?? '']?.(told) ?? null) : null;
  return { id, type, subject };
};

/** The event, if one of the secrets signed it recently. */
const open = (webhooks: Webhooks, secrets: readonly string[], delivery: WebhookDelivery): Stripe.Event => {
  const refusals = new Set<WebhookRefusal>();
  for (const secret of secrets) {
    try {
      return webhooks.constructEvent(delivery.body, delivery.signature, secret);
    } catch (error) {
      refusals.add(whyNot(webhooks, { ...delivery, secret }, error));
    }
  }
  throw new WebhookRefusedError((['old', 'unreadable'] as const).find((why) => refusals.has(why)) ?? 'forged');
};

/** Why it was refused: a correct signature with an old time, a signed body that is no event, or a forgery. */
const whyNot = (
  webhooks: Webhooks,
  { body, signature, secret }: WebhookDelivery & { secret: string },
  error: unknown,
): WebhookRefusal => {
  if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) return 'unreadable';
  try {
    webhooks.constructEvent(body, signature, secret, Number.MAX_SAFE_INTEGER);
    return 'old';
  } catch (again) {
    return again instanceof Stripe.errors.StripeSignatureVerificationError ? 'forged' : 'old';
  }
};
