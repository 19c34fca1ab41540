import { releasedNameSchema } from '@barg/contract/schemas';
import { z } from 'zod';

export const WEBHOOK_ACTIONS = ['show', 'set', 'rotate', 'remove', 'test'] as const;
export const MAX_WEBHOOK_URL = 500;

/** What a team signs about the address to which the site tells it of its remote, or of the shell. */
export const webhookRequestSchema = z.object({
  type: z.literal('webhook'),
  remote: releasedNameSchema,
  /** The origin of the site that it is for: another one that trusts the key must not use it. */
  site: z.url({ protocol: /^https?$/ }).max(300),
  action: z.enum(WEBHOOK_ACTIONS),
  /** The address, with `set` only. */
  url: z.string().max(MAX_WEBHOOK_URL).optional(),
  at: z.iso.datetime(),
});
export type WebhookRequest = z.infer<typeof webhookRequestSchema>;
