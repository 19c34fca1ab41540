import { z } from 'zod';
import { userLine } from '../../shared/user-text.ts';
import { dataOf, idSchema } from '../../shared/wire.ts';

export const QUESTION_MAX = 200;
export const OPTION_MAX = 80;
export const MIN_OPTIONS = 2;
export const MAX_OPTIONS = 10;
/** How long after its post appears a poll may end. */
export const MAX_DAYS = 90;
/** How far away that may be, as for posts. */
export const MAX_DAYS_AHEAD = 366;

const pollOptionSchema = z.object({
  _id: z.uuid(),
  text: z.string(),
  /** Null for those who may not see the result yet. */
  votes: z.number().int().nullable(),
  /** Of all votes, from 0 to 1; 0 while there are none. Null together with `votes`. */
  share: z.number().nullable(),
});

export const pollSchema = z
  .object({
    _id: z.uuid(),
    question: z.string(),
    options: z.array(pollOptionSchema),
    totalVotes: z.number().int(),
    /** Null for a poll that stays open. */
    endsAt: z.iso.datetime().nullable(),
    isEnded: z.boolean(),
    /** What the caller chose. */
    myOptionId: z.uuid().nullable(),
  })
  .meta({ id: 'Poll' });

export type Poll = z.infer<typeof pollSchema>;

export const pollAnswer = dataOf(pollSchema);

/** What of an option can be told apart by eye: not case, nor joiners and other characters that do not show. */
const looksOf = (option: string): string =>
  option
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase();

const areDifferent = (options: readonly string[]): boolean => new Set(options.map(looksOf)).size === options.length;

export const createPollBody = z.object({
  question: userLine({ max: QUESTION_MAX }),
  /** In the order in which they are shown; all different. */
  options: z
    .array(userLine({ max: OPTION_MAX }))
    .min(MIN_OPTIONS)
    .max(MAX_OPTIONS)
    .refine(areDifferent, { error: 'each option once' }),
  /** After its post has appeared, at most 90 days later; it stays open when left out. */
  endsAt: z.iso.datetime({ offset: true }).optional(),
  /** When its post is to appear; now when left out. Only counts for how far away the end may be. */
  opensAt: z.iso.datetime({ offset: true }).optional(),
});

export type NewPoll = z.output<typeof createPollBody>;

/** The id is the poll's, not the post's. */
export const voteParams = z.object({ id: idSchema });
export const voteBody = z.object({
  /** One of the poll's options. */
  optionId: idSchema,
});
