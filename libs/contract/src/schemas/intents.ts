import { z } from 'zod';
import { paidItemRefSchema, performerRefSchema } from './slots.ts';

const performer = performerRefSchema;

/** What can be reported, by the name it has on the wire. */
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

/** Why something is reported, or removed. */
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

/** What was chosen from a performer's vault: an item, of which the asker makes a use where it needs one. */
export const vaultPickSchema = z.object({ _id: z.string(), type: z.enum(['photo', 'video']), name: z.string() });

/** Every action that one team may ask of another by name, with what it takes. */
export const intentSchemas = {
  /** `period` is what was chosen where it is asked for. */
  'commerce.subscribe': z.object({ performer, period: z.enum(['monthly', 'yearly']).optional() }),
  'commerce.tip': z.object({
    performer,
    source: z.object({ type: z.enum(['profile', 'feed', 'stream', 'conversation']), _id: z.string() }),
  }),
  'commerce.unlock': z.object({
    item: paidItemRefSchema,
    performer,
    /** Asks also where the fan wants no question for so small a price: it was pressed before the account was known. */
    mustAsk: z.boolean().optional(),
  }),
  /** Buys a thing that is sent: asks where to and how many. */
  'commerce.order': z.object({
    product: z.object({
      _id: z.string(),
      title: z.string(),
      /** How many are left; null: as many as are asked for. */
      stock: z.number().int().nullable(),
    }),
    performer,
  }),
  'commerce.top-up': z.object({
    /** Tokens that are missing for what the visitor wants. */
    missing: z.number().optional(),
  }),
  /** Asks a performer to choose from what she has uploaded. */
  'vault.pick': z.object({
    /** How many she may choose at most. */
    most: z.number().int(),
    /**
     * How studios give back what was chosen that were built before intents had answers. The host puts it in for them;
     * it goes when none of those is deployed any more. Functions have no JSON Schema: that there is one can be compared.
     */
    onPicked: z.custom<(picked: z.infer<typeof vaultPickSchema>[]) => void>().meta({ format: 'function' }),
  }),
  /** Nobody asks for it. It goes when no messages are deployed any more that answer it. */
  'messaging.compose': z.object({ performer }),
  /** Answered by the shell itself, so it is there on every page of the site. */
  'site.report': z.object({
    type: reportTargetTypeSchema,
    _id: z.string(),
    /** Whose it is, for the dialog's words. */
    performer: performer.pick({ name: true }).optional(),
  }),
  /** Asks whether to block somebody, or to take that back, and does it. Answered by the shell itself. */
  'site.block': z.object({ person: performer.pick({ _id: true, name: true }), isBlocked: z.boolean() }),
  /**
   * Asks the owner of the account for the password or a code again, after the answer `account.confirmation_required`:
   * once it is done the call may be made again. Answered by the account's pages.
   */
  'site.confirm': z.object({}),
  /** Adds an address to the account's. Answered by the account's pages. */
  'site.address': z.object({}),
  /**
   * Asks an operator for a code of the second step, or for the password where there is none, after the answer
   * `auth.proof_required`. The transport asks by itself and makes the call again. Answered by the account's
   * pages.
   */
  'site.prove': z.object({}),
} as const;

/** Of what has happened there is nothing more to say. */
const done = z.literal('done');

/** What each intent answers with; nothing at all (null) when it did not come to that. */
export const intentAnswerSchemas = {
  'commerce.subscribe': done,
  'commerce.tip': done,
  'commerce.unlock': done,
  'commerce.order': done,
  'commerce.top-up': done,
  'vault.pick': z.array(vaultPickSchema).min(1),
  'messaging.compose': done,
  'site.report': done,
  'site.block': done,
  'site.confirm': done,
  /** The new address. */
  'site.address': z.object({ _id: z.string() }),
  'site.prove': done,
} as const satisfies Record<keyof typeof intentSchemas, z.ZodType>;
