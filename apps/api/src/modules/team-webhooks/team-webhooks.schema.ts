import { releasedNameSchema } from '@barg/contract/schemas';
import { MAX_WEBHOOK_URL } from '@barg/releases';
import { z } from 'zod';
import { dataOf } from '../../shared/wire.ts';
import { TEAM_EVENTS } from './team-events.ts';

/** Of a remote, or of the shell: to who calls it a name like any other. */
const releasedName = z
  .string()
  .refine((name) => releasedNameSchema.safeParse(name).success, { error: 'not a name of what is released' });

export const webhookParams = z.object({ remote: releasedName });
export const webhookEventParams = z.object({ eventId: z.uuid() });
export const webhookBody = z.strictObject({ url: z.string().max(MAX_WEBHOOK_URL) });

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** A signed statement, see `libs/releases/src/envelope.ts`. */
export const signedBody = z
  .strictObject({
    payloadType: z.string().max(100),
    payload: z.string().max(4000).regex(BASE64),
    signatures: z
      .array(z.strictObject({ keyid: z.string().max(64), sig: z.string().max(200).regex(BASE64) }))
      .min(1)
      .max(1),
  })
  .meta({ id: 'SignedStatement' });

const attemptSchema = z.object({
  at: z.iso.datetime(),
  /** What the receiver answered; null where it did not. */
  status: z.number().int().nullable(),
  /** Why there is no answer. */
  fault: z.enum(['address', 'timeout', 'network']).nullable(),
  tookMs: z.number().int(),
});

const eventSchema = z
  .object({
    _id: z.uuid(),
    kind: z.enum(TEAM_EVENTS),
    data: z.record(z.string(), z.unknown()),
    happenedAt: z.iso.datetime(),
    state: z.enum(['waiting', 'delivered', 'given-up']),
    /** Newest first. */
    attempts: z.array(attemptSchema),
  })
  .meta({ id: 'TeamEvent' });
export type TeamEventView = z.infer<typeof eventSchema>;

const webhookSchema = z
  .object({
    remote: z.string(),
    /** Null where nobody is told. */
    url: z.string().nullable(),
    setAt: z.iso.datetime().nullable(),
    /** The team that set it; null for an operator. */
    setByTeam: z.string().nullable(),
    /** Until then the former secret signs as well. */
    formerUntil: z.iso.datetime().nullable(),
    /** Newest first. */
    events: z.array(eventSchema),
  })
  .meta({ id: 'TeamWebhook' });
export type TeamWebhookView = z.infer<typeof webhookSchema>;

export const webhookAnswer = dataOf(webhookSchema);
/** With a secret that was made just now; it is not told again. */
export const changedWebhookAnswer = dataOf(z.object({ webhook: webhookSchema, secret: z.string().nullable() }));
