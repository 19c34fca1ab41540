import { z } from 'zod';
import { amountSchema } from '../../platform/money.ts';
import { basedOnOf, seen } from '../../shared/changed-meanwhile.ts';
import { userText } from '../../shared/user-text.ts';
import { dataOf, idSchema } from '../../shared/wire.ts';
import { vaultItemSchema } from '../vault/vault.schema.ts';

/** As many as a message takes. */
const MAX_ITEMS = 10;

export const welcomeMessageSchema = z
  .object({
    /** Whether new subscribers get it. */
    isOn: z.boolean(),
    /** Whether it was switched off because the site has removed a message of it, and she has not changed it since. */
    isTakenDown: z.boolean(),
    text: z.string(),
    /** Its photos and videos, in this order. */
    items: z.array(vaultItemSchema),
    /** What a fan pays once to open it; null: nothing. */
    price: z.number().nullable(),
  })
  .meta({ id: 'WelcomeMessage' });

export type WelcomeMessage = z.infer<typeof welcomeMessageSchema>;

/** Text, files of the vault, or both. What is off may be empty. */
export const welcomeMessageBody = z
  .object({
    isOn: z.boolean(),
    text: userText({ max: 5000, min: 0 }).default(''),
    itemIds: z
      .array(idSchema)
      .max(MAX_ITEMS)
      .refine((ids) => new Set(ids).size === ids.length, { error: 'each file once' })
      .default([]),
    price: amountSchema.default(0),
    basedOn: basedOnOf({ isOn: seen.flag, text: seen.words, itemIds: seen.ids, price: seen.number }),
  })
  .refine(({ isOn, text, itemIds }) => !isOn || text !== '' || itemIds.length > 0, {
    path: ['text'],
    error: 'words or a file',
  });

export type WelcomeMessageBody = z.output<typeof welcomeMessageBody>;

export const welcomeMessageAnswer = dataOf(welcomeMessageSchema);
