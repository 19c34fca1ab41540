import { z } from 'zod';
import { dataOf } from '../../shared/wire.ts';

const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

export const letterChoiceSchema = z.object({
  /** `at-once`: some minutes after it happened, in one letter; digests: nothing when nothing is new. */
  frequency: z.enum(['at-once', 'daily', 'weekly', 'none']),
  /** Of a digest, in the time zone. */
  hour: z.number().int().min(0).max(23),
  /** IANA, as `Asia/Tehran`. */
  timeZone: z.string().min(1).max(64).refine(isTimeZone),
});
export type LetterChoice = z.output<typeof letterChoiceSchema>;

export const letterChoiceAnswer = dataOf(
  letterChoiceSchema
    .extend({
      timeZone: z.string(),
      /** Whether the account has confirmed an address; without, it gets no such letters. */
      isReachable: z.boolean(),
    })
    .meta({ id: 'NoticeLetterChoice' }),
);
