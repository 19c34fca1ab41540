import { z } from 'zod';
import { amountSchema } from '../../platform/money.ts';
import { dataOf, idSchema, listOf, momentSchema, pageQuery } from '../../shared/wire.ts';
import { userText } from '../../shared/user-text.ts';
import { fanRulesSchema } from '../fan-lists/fan-rules.schema.ts';
import { fileIdsSchema, MAX_MESSAGE_LENGTH } from '../messages/messages.schema.ts';

const MOST_LISTS = 20;
const listIds = z.array(idSchema).max(MOST_LISTS).default([]);

/** Whom a mass message goes to: fans in any of the lists (all fans without any) who meet all rules and are in no other list. */
export const audienceSchema = z.object({
  listIds,
  excludedListIds: listIds,
  rules: fanRulesSchema.default([]),
  /** Without those who have bought something with these files. */
  excludesBuyers: z.boolean().default(false),
});

export type CampaignAudience = z.output<typeof audienceSchema>;

/** As it is sent: a misspelt name would otherwise be no bound, and the message go to every fan, at once or for nothing. */
const sentAudience = z.strictObject(audienceSchema.shape);

export const campaignBody = z
  .strictObject({
    text: userText({ max: MAX_MESSAGE_LENGTH, min: 0 }).default(''),
    /** As in a message; ready ones. */
    fileIds: fileIdsSchema,
    /** What each fan pays once to open it. */
    price: amountSchema.default(0),
    audience: sentAudience,
    /** Null: now. */
    scheduledAt: momentSchema.nullable().default(null),
  })
  .refine(({ text, fileIds }) => text !== '' || fileIds.length > 0, { path: ['text'], error: 'words or a file' });

export type CampaignBody = z.output<typeof campaignBody>;

/** Whom it would go to now. */
export const previewBody = z.strictObject({ audience: sentAudience, fileIds: fileIdsSchema });

export const previewAnswer = dataOf(
  z.object({
    /** Fans, counted up to ten thousand. */
    count: z.number().int(),
    isMore: z.boolean(),
  }),
);

export const campaignSchema = z
  .object({
    _id: idSchema,
    state: z.enum(['pending', 'scheduled', 'sending', 'sent', 'cancelled', 'unsent', 'failed']),
    text: z.string(),
    fileIds: z.array(idSchema),
    price: z.number(),
    audience: audienceSchema,
    scheduledAt: z.iso.datetime().nullable(),
    startedAt: z.iso.datetime().nullable(),
    endedAt: z.iso.datetime().nullable(),
    /** Why it was not sent; null unless it has failed. */
    failure: z.enum(['not-verified', 'list-gone', 'price', 'files', 'removed']).nullable(),
    /** Who was to get it when it started. */
    recipients: z.number().int(),
    sent: z.number().int(),
    /** Who got nothing, by the reason. */
    skipped: z.object({
      /** Deleted or suspended. */
      gone: z.number().int(),
      /** Either blocks the other. */
      blocked: z.number().int(),
      /** At home where she does not want to be seen. */
      country: z.number().int(),
      /** Has unsubscribed or unfollowed, where that was asked for. */
      left: z.number().int(),
      /** Had enough mass messages of hers that day. */
      cap: z.number().int(),
      failed: z.number().int(),
    }),
    /** Whether the site has removed it: no fan has it while that stands. Why is among the removals of her account. */
    isTakenDown: z.boolean(),
    /** Messages that were taken back. */
    unsent: z.number().int(),
    /** Purchases of its messages, without those refunded in full. */
    bought: z.number().int(),
    /** Her earnings by them, without commission and refunds, in tokens. */
    income: z.number(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Campaign' });

export type Campaign = z.infer<typeof campaignSchema>;

export const campaignAnswer = dataOf(campaignSchema);
/** With what is counted for one alone. */
export const campaignFiguresAnswer = dataOf(
  campaignSchema
    .extend({
      /** Who has read the conversation since. */
      seen: z.number().int(),
      /** Who is still to get it. */
      waiting: z.number().int(),
    })
    .meta({ id: 'CampaignFigures' }),
);
export const campaignsAnswer = listOf(campaignSchema);
export const campaignsQuery = pageQuery;

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const MOST_ZONE = 60;

/** On the clock of the zone; over midnight where they end before they begin. Null: none. */
export const quietHoursSchema = z
  .object({
    from: clock,
    to: clock,
    timeZone: z
      .string()
      .max(MOST_ZONE)
      .regex(/^[A-Za-z][A-Za-z0-9_+/-]*$/),
  })
  .refine(({ from, to }) => from !== to, { path: ['to'], error: 'another time' })
  .meta({ id: 'QuietHours' });

export type QuietHours = z.infer<typeof quietHoursSchema>;

export const quietHoursBody = z.object({ quietHours: quietHoursSchema.nullable() });
export const quietHoursAnswer = dataOf(quietHoursBody);
