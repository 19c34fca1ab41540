import { authorSchema, privateStreamSchema } from '@barg/contract/schemas';
import { z } from 'zod';
import { amountSchema } from '../../platform/money.ts';
import { basedOnOf, seen } from '../../shared/changed-meanwhile.ts';
import { userLine } from '../../shared/user-text.ts';
import { dataOf, idSchema, listOf, pageQuery } from '../../shared/wire.ts';

/** Tokens for a minute. */
const [LEAST_PRICE, MOST_PRICE] = [1, 1000];
export const MOST_LEAST_MINUTES = 30;
export const MOST_MINUTES = 240;
/** How long a request waits for its answer. */
export const ANSWER_WITHIN_MS = 15 * 60_000;

const priceSchema = amountSchema.min(LEAST_PRICE).max(MOST_PRICE);
const leastMinutes = z.number().int().min(1).max(MOST_LEAST_MINUTES);

/** What a performer offers; the price is for a minute. */
export const privateSettingsSchema = z
  .object({
    isOn: z.boolean(),
    price: z.number(),
    /** Reserved before it begins. Only what was measured is paid. */
    leastMinutes: z.number().int(),
    /** Whether a fan may send picture and sound too. */
    takesCamera: z.boolean(),
  })
  .meta({ id: 'PrivateStreamSettings' });

export type PrivateSettings = z.infer<typeof privateSettingsSchema>;

export const privateSettingsBody = z.object({
  isOn: z.boolean(),
  price: priceSchema,
  leastMinutes,
  takesCamera: z.boolean(),
  basedOn: basedOnOf({ isOn: seen.flag, price: seen.number, leastMinutes: seen.number, takesCamera: seen.flag }),
});

export type PrivateSettingsChange = z.output<typeof privateSettingsBody>;

/** The same for who may ask; with what makes asking impossible now. */
export const privateOfferSchema = privateSettingsSchema
  .extend({
    performer: authorSchema,
    /** The caller's own request or private stream with her that is open. */
    openId: idSchema.nullable(),
  })
  .meta({ id: 'PrivateStreamOffer' });

export const privateRequestBody = z.object({
  performerId: idSchema,
  /** The price of a minute that the fan saw. */
  expectedPrice: amountSchema,
  /** The fan pays for no more minutes. */
  mostMinutes: z.number().int().min(1).max(MOST_MINUTES),
  /** Whether the fan sends picture and sound too. */
  hasCamera: z.boolean().default(false),
});

export type PrivateRequest = z.output<typeof privateRequestBody>;

/** What the caller's own side has turned off: microphone and camera. */
export const privateOffBody = z.object({ audio: z.boolean(), video: z.boolean() });

export type PrivateOff = z.output<typeof privateOffBody>;

export const declineBody = z.object({ reason: userLine({ max: 300, min: 0 }).default('') });

export const privateStreamsQuery = pageQuery.extend({
  /** `open`: requests, and what runs. */
  state: z.enum(['open', 'ended']).default('open'),
});

/** What was paid, minute by minute. */
export const privateReceiptSchema = z
  .object({
    session: privateStreamSchema,
    minutes: z.array(
      z.object({
        minute: z.number().int(),
        /** Less than 60 for the last one, which is paid by the second. */
        seconds: z.number().int(),
        /** Tokens. */
        amount: z.number(),
        /** The movement of the ledger that paid it. */
        transactionId: idSchema,
      }),
    ),
    total: z.number(),
  })
  .meta({ id: 'PrivateStreamReceipt' });

export const privateSettingsAnswer = dataOf(privateSettingsSchema);
export const privateOfferAnswer = dataOf(privateOfferSchema);
export const privateStreamAnswer = dataOf(privateStreamSchema);
/** The newest first. */
export const privateStreamsAnswer = listOf(privateStreamSchema);
export const privateReceiptAnswer = dataOf(privateReceiptSchema);
