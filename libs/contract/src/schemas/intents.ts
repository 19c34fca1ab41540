import { z } from 'zod';
import { paidItemRefSchema, performerRefSchema } from './slots.ts';

const performer = performerRefSchema;

/** What can be reported, as the API names it. */
export const reportTargetTypeSchema = z.enum([
  'user',
  'performer',
  'feed',
  'gallery',
  'photo',
  'video',
  'product',
  'comment',
  'message',
  'stream',
]);

/** Reasons of reports and removals. */
export const reportReasonSchema = z.enum([
  'spam',
  'nudity',
  'violence',
  'harassment',
  'copyright',
  'underage',
  'fraud',
  'other',
]);

/** The choice from a performer's vault: an item, of which the asker makes a file where it needs one. */
export const vaultPickSchema = z.object({ _id: z.string(), type: z.enum(['photo', 'video']), name: z.string() });

/** Every intent with the schema of its payload. */
export const intentSchemas = {
  /** `period` is the choice made before. */
  'commerce.subscribe': z.object({
    performer,
    period: z.enum(['monthly', 'quarterly', 'half-yearly', 'yearly']).optional(),
  }),
  'commerce.tip': z.object({
    performer,
    source: z.object({ type: z.enum(['profile', 'feed', 'stream', 'conversation']), _id: z.string() }),
  }),
  'commerce.unlock': z.object({
    item: paidItemRefSchema,
    performer,
    /** Asks even if the fan wants no confirmation for such a price: the click came before the account was known. */
    mustAsk: z.boolean().optional(),
  }),
  /**
   * Asks whether the fan spends so much; who asks makes the payment afterwards, at exactly this price. It is not asked
   * below the sum that the fan has chosen for that, and the wallet is filled first where it holds too little.
   */
  'commerce.agree': z.object({
    performer: performer.pick({ _id: true, name: true }),
    /** What for: a message that a fan who does not subscribe writes. */
    purpose: z.enum(['message']),
    /** Tokens. */
    price: z.number(),
  }),
  /** Buys a shipped product: asks for address and number. */
  'commerce.order': z.object({
    product: z.object({
      _id: z.string(),
      title: z.string(),
      /** The stock; null: unlimited. */
      stock: z.number().int().nullable(),
      /** Tokens that a piece costs without its shipping, where the page knows it. */
      price: z.number().optional(),
    }),
    performer,
  }),
  /** Buys a ticket of a stream. */
  'commerce.ticket': z.object({
    stream: z.object({
      _id: z.string(),
      title: z.string(),
      /** Tokens. */
      price: z.number(),
    }),
    performer,
  }),
  /** Asks a performer for a private stream. */
  'commerce.private-stream': z.object({ performer }),
  'commerce.top-up': z.object({
    /** Missing tokens for the visitor's purchase. */
    missing: z.number().optional(),
  }),
  /** Lets a performer choose from her vault. */
  'vault.pick': z.object({
    /** The most that she may choose. */
    most: z.number().int(),
    /**
     * For studios from before intents had answers: the host adds this callback for them; to be removed when none of
     * them is deployed. Functions have no JSON Schema: only its presence can be compared.
     */
    onPicked: z.custom<(picked: z.infer<typeof vaultPickSchema>[]) => void>().meta({ format: 'function' }),
  }),
  /** Answered by the shell, so it is available on every page. */
  'site.report': z.object({
    type: reportTargetTypeSchema,
    _id: z.string(),
    /** The performer, for the dialog's text. */
    performer: performer.pick({ name: true }).optional(),
  }),
  /** Blocks or unblocks somebody after a question. Answered by the shell. */
  'site.block': z.object({ person: performer.pick({ _id: true, name: true }), isBlocked: z.boolean() }),
  /**
   * Asks the account's owner for the password or a code, after the error `account.confirmation_required`; then the call
   * can be repeated. Answered by the account's pages.
   */
  'site.confirm': z.object({}),
  /** Adds a shipping address. Answered by the account's pages. */
  'site.address': z.object({}),
  /**
   * Asks an operator for a code of the second step, or the password without one, after the error `auth.proof_required`.
   * The transport asks by itself and repeats the call. Answered by the account's pages.
   */
  'site.prove': z.object({}),
} as const;

/** A completed intent without further data. */
const done = z.literal('done');

/** The answer of each intent; null when it was not completed. */
export const intentAnswerSchemas = {
  'commerce.subscribe': done,
  'commerce.tip': done,
  'commerce.unlock': done,
  'commerce.agree': done,
  'commerce.order': done,
  'commerce.ticket': done,
  'commerce.private-stream': done,
  'commerce.top-up': done,
  'vault.pick': z.array(vaultPickSchema).min(1),
  'site.report': done,
  'site.block': done,
  'site.confirm': done,
  /** The new address. */
  'site.address': z.object({ _id: z.string() }),
  'site.prove': done,
} as const satisfies Record<keyof typeof intentSchemas, z.ZodType>;
