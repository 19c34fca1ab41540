import { useRef } from 'react';
import { newIdempotencyKey } from '@barg/api-client/http';
import type { CreatePollBody, Poll } from '@barg/api-client/models';
import { useCreatePollMutation } from '../api/create-poll.ts';
import { draftOf, isPollLocked, type PollDraft } from '../components/poll/poll-schema.ts';

const DAY = 86_400_000;

const endOf = (end: PollDraft['end'], kept: string | null): string | undefined => {
  if (end === 'keep') return kept ?? undefined;
  return end === 'none' ? undefined : new Date(Date.now() + Number(end) * DAY).toISOString();
};

const bodyOf = ({ question, options, end }: PollDraft, kept: string | null): CreatePollBody => {
  const endsAt = endOf(end, kept);
  return { question, options: options.map(({ text }) => text), ...(endsAt && { endsAt }) };
};

/**
 * `pollIdOf(draft)`: what a post's body says about its poll. Nothing where it stays as it is, null where it is taken
 * away; a new or changed one is made first, once however often it is tried.
 */
export const usePollId = (poll: Poll | null): ((draft: PollDraft | null) => Promise<{ pollId?: string | null }>) => {
  const [createPoll] = useCreatePollMutation();
  const attempt = useRef<{ fingerprint: string; key: string; body: CreatePollBody } | null>(null);
  return async (draft) => {
    if (isPollLocked(poll)) return {};
    if (!draft) return poll ? { pollId: null } : {};
    const fingerprint = JSON.stringify(draft);
    if (poll && fingerprint === JSON.stringify(draftOf(poll))) return {};
    if (attempt.current?.fingerprint !== fingerprint) {
      attempt.current = { fingerprint, key: newIdempotencyKey(), body: bodyOf(draft, poll?.endsAt ?? null) };
    }
    const { key, body } = attempt.current;
    return { pollId: (await createPoll({ body, key }).unwrap())._id };
  };
};
