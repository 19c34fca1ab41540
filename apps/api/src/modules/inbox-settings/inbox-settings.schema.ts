import { z } from 'zod';
import { amountSchema } from '../../platform/money.ts';
import { basedOnOf, seen } from '../../shared/changed-meanwhile.ts';
import { userLine } from '../../shared/user-text.ts';
import { dataOf } from '../../shared/wire.ts';

const MOST_WORDS = 100;

export const inboxSettingsSchema = z
  .object({
    /** Whether strangers' conversations wait in a list of their own, and take three messages until she answers. */
    keepsRequests: z.boolean(),
    /** Words and phrases; a fan's message that has one of them, whole, is refused. */
    filteredWords: z.array(z.string()),
    /** Tokens that a fan who does not subscribe pays for each message; 0: nothing. */
    messagePrice: z.number(),
  })
  .meta({ id: 'InboxSettings' });

export type InboxSettings = z.infer<typeof inboxSettingsSchema>;

/** Fields left out stay. */
export const inboxSettingsBody = z
  .object({
    keepsRequests: z.boolean(),
    filteredWords: z
      .array(userLine({ max: 60 }))
      .max(MOST_WORDS)
      .transform((words) => [...new Set(words)]),
    /** At most the setting maximumWalletPrice. */
    messagePrice: amountSchema,
  })
  .partial()
  .extend({
    basedOn: basedOnOf({ keepsRequests: seen.flag, filteredWords: seen.ids, messagePrice: seen.number }),
  });

export type InboxSettingsChanges = z.output<typeof inboxSettingsBody>;

export const inboxSettingsAnswer = dataOf(inboxSettingsSchema);
