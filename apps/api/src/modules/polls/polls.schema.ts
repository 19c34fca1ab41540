import { z } from 'zod';
import { userLine } from '../../shared/user-text.ts';
import { dataOf, idSchema } from '../../shared/wire.ts';

export const QUESTION_MAX = 200;
export const OPTION_MAX = 80;
export const MIN_OPTIONS = 2;
export const MAX_OPTIONS = 10;
/** Longest time between a post's appearance and its poll's end. */
export const MAX_DAYS = 90;
/** Longest time ahead, as for posts. */
export const MAX_DAYS_AHEAD = 366;

const pollOptionSchema = z.object({
  _id: z.uuid(),
  text: z.string(),
  /** Null for those who may not see the result. */
  votes: z.number().int().nullable(),
  /** Of all votes, from 0 to 1; 0 without votes. Null together with `votes`. */
  share: z.number().nullable(),
});

export const pollSchema = z
  .object({
    _id: z.uuid(),
    question: z.string(),
    options: z.array(pollOptionSchema),
    totalVotes: z.number().int(),
    /** Null for a poll without an end. */
    endsAt: z.iso.datetime().nullable(),
    isEnded: z.boolean(),
    /** The caller's choice. */
    myOptionId: z.uuid().nullable(),
  })
  .meta({ id: 'Poll' });

export type Poll = z.infer<typeof pollSchema>;

export const pollAnswer = dataOf(pollSchema);

/** An option without case, joiners and invisible characters: two that look the same are refused. */
const looksOf = (option: string): string =>
  option
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase();

const areDifferent = (options: readonly string[]): boolean => new Set(options.map(looksOf)).size === options.length;

export const createPollBody = z.object({
  question: userLine({ max: QUESTION_MAX }),
  /** In the order shown; all different. */
  options: z
    .array(userLine({ max: OPTION_MAX }))
    .min(MIN_OPTIONS)
    .max(MAX_OPTIONS)
    .refine(areDifferent, { error: 'each option once' }),
  /** After its post has appeared, at most 90 days later; no end when absent. */
  endsAt: z.iso.datetime({ offset: true }).optional(),
  /** When its post appears; now when absent. Used for the limits of the end only. */
  opensAt: z.iso.datetime({ offset: true }).optional(),
});

export type NewPoll = z.output<typeof createPollBody>;

/** The poll's id, not the post's. */
export const voteParams = z.object({ id: idSchema });
export const voteBody = z.object({
  /** One of the poll's options. */
  optionId: idSchema,
});
