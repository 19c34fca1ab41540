import { isSupportedCulture, MOST_UNASKED_TOKENS } from '@barg/contract';
import { z } from 'zod';
import { usernameSchema } from '@barg/contract/names';
import { amountSchema } from '../../platform/money.ts';
import { basedOnOf, seen } from '../../shared/changed-meanwhile.ts';
import { countryCodeSchema } from '../../shared/country-code.ts';
import { phoneSchema } from '../../shared/phone.ts';
import { dataOf } from '../../shared/wire.ts';
import { imageSourceSchema } from '../../viewing/image-source.ts';
import { emailSchema, nameSchema } from '../accounts/accounts.schema.ts';
import { languageCodesSchema } from '../reference/language-codes.ts';

export const currentUserSchema = z
  .object({
    _id: z.uuid(),
    role: z.enum(['user', 'performer', 'operator']),
    isPerformer: z.boolean(),
    name: z.string(),
    username: z.string().nullable(),
    email: z.string().nullable(),
    isEmailVerified: z.boolean(),
    /** False for an account of a social login that has not set one. */
    hasPassword: z.boolean(),
    avatar: imageSourceSchema.nullable(),
    cover: imageSourceSchema.nullable(),
    /** Tokens in the wallet (a performer's earnings are in the studio). */
    balance: z.number(),
    locale: z.string().nullable(),
    theme: z.enum(['light', 'dark']).nullable(),
    /** Tokens: cheaper purchases need no confirmation; 0 when all do. */
    unaskedBelow: z.number(),
    /** Nobody is told when this account has read messages and when it writes, and it is not told of others. */
    hidesReceipts: z.boolean(),
    phone: z.string().nullable(),
    /** A calendar date without a time: `1994-03-21`. */
    birthDate: z.string().nullable(),
    /** ISO 3166-1 alpha-2. */
    country: z.string().nullable(),
    /** ISO 639-1 codes, in the order given. */
    languages: z.array(z.string()),
    createdAt: z.iso.datetime(),
    totalNotSeenMessages: z.number().int(),
    unreadNotifications: z.number().int(),
  })
  .meta({ id: 'CurrentUser' });

export type CurrentUser = z.infer<typeof currentUserSchema>;

export const currentUserAnswer = dataOf(currentUserSchema);

const OLDEST_BIRTH = '1900-01-01';
const birthDateSchema = z.iso
  .date()
  .refine((date) => date >= OLDEST_BIRTH && date <= new Date().toISOString().slice(0, 10), 'not a date of birth');

/** Fields left out are unchanged; null empties optional ones. */
export const updateUserBody = z
  .object({
    name: nameSchema,
    username: usernameSchema,
    email: emailSchema,
    /** A supported culture, with or without messages of its own (ar-DZ). */
    locale: z.string().max(20).refine(isSupportedCulture, { error: 'not a supported locale' }),
    theme: z.enum(['light', 'dark']),
    /** Tokens; see the answer. Subscriptions always need a confirmation. */
    unaskedBelow: amountSchema.max(MOST_UNASKED_TOKENS),
    hidesReceipts: z.boolean(),
    phone: phoneSchema.nullable(),
    birthDate: birthDateSchema.nullable(),
    country: countryCodeSchema.nullable(),
    languages: languageCodesSchema,
  })
  .partial()
  .extend({
    basedOn: basedOnOf({
      ...{ name: seen.words, username: seen.words, email: seen.words, phone: seen.words },
      ...{ birthDate: seen.words, country: seen.words, languages: seen.ids, unaskedBelow: seen.number },
    }),
  });

export const usernameParams = z.object({ username: usernameSchema });

export const usernameAnswer = dataOf(
  z
    .object({
      isAvailable: z.boolean(),
      /** Why it is not available; else null. */
      reason: z.enum(['taken', 'reserved']).nullable(),
    })
    .meta({ id: 'UsernameAvailability' }),
);
