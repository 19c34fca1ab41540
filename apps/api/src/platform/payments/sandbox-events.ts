import { z } from 'zod';
import type { Db } from '../database/tables.ts';
import { newId } from '../ids.ts';
import type { Sealer } from '../seal.ts';
import { enqueue } from '../unit-of-work.ts';
import type { GatewayEvent, WebhookDelivery } from './payment-gateway.ts';
import { assertSigned, signWebhook, WebhookRefusedError } from './webhook-signature.ts';

type Subject = NonNullable<GatewayEvent['subject']>;

const eventSchema = z.object({
  id: z.string(),
  type: z.string(),
  subject: z.object({ kind: z.enum(['charge', 'refund', 'dispute', 'account', 'transfer']), ref: z.string() }),
});

/** The longest delays of the two deliveries of an event: each is sent twice, and may overtake others, on purpose. */
const LATEST_MS = [2000, 20_000] as const;

/** Announces a change as an external gateway does: with delays, twice, and in any order. */
export const announce = async (db: Db, type: string, subject: Subject, notBefore = new Date()): Promise<void> => {
  const body = JSON.stringify({ id: `sandbox:event:${newId()}`, type, subject });
  for (const latest of LATEST_MS) {
    const runAt = new Date(notBefore.getTime() + Math.random() * latest);
    await enqueue(db, 'deliver-sandbox-webhook', { body }, { runAt });
  }
};

const secretOf = (sealer: Sealer): string => sealer.digest('sandbox', 'sandbox-webhook').toString('hex');

/** The delivery of a body, signed when it is sent. */
export const deliveryOf = (sealer: Sealer, text: string): WebhookDelivery => {
  const body = Buffer.from(text);
  return { body, signature: signWebhook(body, secretOf(sealer)) };
};

/** @throws WebhookRefusedError */
export const readSandboxEvent = (sealer: Sealer, { body, signature }: WebhookDelivery): GatewayEvent => {
  assertSigned(body, signature, secretOf(sealer));
  try {
    return eventSchema.parse(JSON.parse(body.toString()));
  } catch {
    throw new WebhookRefusedError('unreadable');
  }
};
