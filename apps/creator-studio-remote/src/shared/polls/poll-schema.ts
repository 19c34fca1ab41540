import { shownWords } from '@barg/contract/words';
import { z } from 'zod';
import type { Poll } from '@barg/api-client/models';

export const QUESTION_MAX = 200;
export const OPTION_MAX = 80;
export const MIN_OPTIONS = 2;
export const MAX_OPTIONS = 10;

/** Days after which a poll ends; `none`: it stays open, `keep`: the end that it has. */
export const POLL_ENDS = ['none', '1', '3', '7', '14', '30', '90'] as const;

/** Normalised as the API does it to compare options. */
const looksOf = (option: string): string =>
  option
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase();

/** What a poll's fields may hold; the API checks the same again. */
export const pollDraftSchema = z.object({
  question: z.string().overwrite(shownWords).min(1).max(QUESTION_MAX),
  options: z
    .array(z.object({ text: z.string().overwrite(shownWords).min(1).max(OPTION_MAX) }))
    .min(MIN_OPTIONS)
    .max(MAX_OPTIONS)
    .superRefine((options, context) => {
      const looks = options.map(({ text }) => looksOf(text));
      looks.forEach((look, index) => {
        if (look === '' || looks.indexOf(look) === index) return;
        const message = 'creator-studio:composer.poll.sameOption';
        context.addIssue({ code: 'custom', path: [index, 'text'], message });
      });
    }),
  end: z.enum([...POLL_ENDS, 'keep']),
});

export type PollDraft = z.infer<typeof pollDraftSchema>;

export const emptyDraft = (): PollDraft => ({ question: '', options: [{ text: '' }, { text: '' }], end: 'none' });

export const draftOf = ({ question, options, endsAt }: Poll): PollDraft => ({
  question,
  options: options.map(({ text }) => ({ text })),
  end: endsAt ? 'keep' : 'none',
});

/** With votes, the options' text can no longer be changed. */
export const isPollLocked = (poll: Poll | null): boolean => poll !== null && poll.totalVotes > 0;
