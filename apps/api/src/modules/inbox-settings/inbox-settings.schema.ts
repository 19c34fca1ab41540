import { z } from 'zod';
import { userLine } from '../../shared/user-text.ts';
import { dataOf } from '../../shared/wire.ts';

const MOST_WORDS = 100;

export const inboxSettingsSchema = z
  .object({
    /** Whether strangers' conversations wait in a list of their own, and take three messages until she answers. */
    keepsRequests: z.boolean(),
    /** Words and phrases; a fan's message that has one of them, whole, is refused. */
    filteredWords: z.array(z.string()),
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
  })
  .partial();

export type InboxSettingsChanges = z.output<typeof inboxSettingsBody>;

export const inboxSettingsAnswer = dataOf(inboxSettingsSchema);
