import { authorSchema } from '@barg/contract/schemas';
import { z } from 'zod';
import { dataOf, idSchema, listOf, momentSchema, pageQuery } from '../../shared/wire.ts';
import { transactionKindSchema } from '../ledger/ledger.schema.ts';
import { transactionSchema } from './wallet.schema.ts';

/** Filters; without any, the whole history. */
const filters = z.object({
  kind: transactionKindSchema.optional(),
  direction: z.enum(['in', 'out']).optional(),
  /** Words of the performer's or a receiver's name, of the item's title, or the number of a receipt. */
  q: z.string().max(200).default(''),
});

export const transactionsQuery = pageQuery.extend({
  ...filters.shape,
  /** When it moved: from then on, and before then. */
  from: momentSchema.optional(),
  to: momentSchema.optional(),
});

const walletEntrySchema = transactionSchema
  .extend({
    /** What the item is called; null for what has no title, or was removed. */
    title: z.string().nullable(),
    /** Who was given the subscription; null for all that was no gift to somebody. */
    givenTo: authorSchema.nullable(),
    /** The kind of the movement that it takes back. */
    reversedKind: transactionKindSchema.nullable(),
  })
  .meta({ id: 'WalletEntry' });

export type WalletEntry = z.infer<typeof walletEntrySchema>;

export const transactionsAnswer = listOf(walletEntrySchema);

/** Three years, with a leap day and a day for time zones. */
const MOST_DAYS = 3 * 365 + 2;
const DAY_MS = 24 * 60 * 60 * 1000;

export const transactionsFileQuery = filters
  .extend({ from: momentSchema, to: momentSchema })
  .refine(({ from, to }) => from < to, { error: 'from lies before to', path: ['to'] })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= MOST_DAYS * DAY_MS, {
    error: 'at most three years at a time',
    path: ['from'],
  });

/** Not described further, because it is sent as a stream. */
export const csvAnswer: z.ZodType = z.string().meta({ description: 'One line for each movement' });

/** A reversal of the transaction, or what the transaction reverses. */
const relatedSchema = z.object({
  _id: idSchema,
  kind: transactionKindSchema,
  /** Tokens. */
  amount: z.number(),
  createdAt: z.iso.datetime(),
});

export const walletEntryDetailSchema = walletEntrySchema
  .extend({
    /** How many of the tokens were gifts. */
    promotional: z.number(),
    /** Tokens that a coupon took off the price; 0 without one. */
    discount: z.number(),
    /** What was paid for it with money: there is a receipt of that. */
    paymentId: idSchema.nullable(),
    /** The order that it paid for. */
    orderId: idSchema.nullable(),
    /** Where the message is that it paid for, or where a tip was given. */
    conversationId: idSchema.nullable(),
    /** The stream that it paid for, by a ticket or a tip: its film is watched there. */
    streamId: idSchema.nullable(),
    /** What it takes back. */
    reverses: relatedSchema.nullable(),
    /** What took it back since, the oldest first. */
    reversals: z.array(relatedSchema),
  })
  .meta({ id: 'WalletEntryDetail' });

export type WalletEntryDetail = z.infer<typeof walletEntryDetailSchema>;

export const walletEntryDetailAnswer = dataOf(walletEntryDetailSchema);
