import { useRef } from 'react';
import { newIdempotencyKey } from '@barg/api-client/http';
import type { CreatePollBody, OwnFeedPost } from '@barg/api-client/models';
import { useCreatePollMutation } from './create-poll.ts';
import { endOf, keptEnd } from './poll-end.ts';
import { draftOf, isPollLocked, type PollDraft } from './poll-schema.ts';

/** A poll as it is made for a post that appears at `publishAt`, or now. */
const pollBody = (
  { question, options, end }: PollDraft,
  post: OwnFeedPost | undefined,
  publishAt: string | null,
): CreatePollBody => {
  const endsAt = endOf(end, post, publishAt);
  return {
    question,
    options: options.map(({ text }) => text),
    ...(endsAt && { endsAt }),
    ...(endsAt && publishAt && { opensAt: publishAt }),
  };
};

/** The change to a post's poll: undefined for none, null to remove it, else the new poll. */
export const changedPoll = (
  draft: PollDraft | null,
  post: OwnFeedPost | undefined,
  publishAt: string | null,
): CreatePollBody | null | undefined => {
  const poll = post?.poll ?? null;
  if (isPollLocked(poll)) return undefined;
  if (!draft) return poll ? null : undefined;
  const isKept = poll && JSON.stringify(draft) === JSON.stringify(draftOf(poll));
  return isKept && keptEnd(post, publishAt) === poll.endsAt ? undefined : pollBody(draft, post, publishAt);
};

/**
 * `pollIdOf(draft, publishAt)`: what a post's body says about its poll. Nothing where it stays as it is, null where it
 * is taken away; a new or changed one is made first, once however often it is tried. One that is to end so long after
 * its post appears is changed with that.
 */
export const usePollId = (
  post: OwnFeedPost | undefined,
): ((draft: PollDraft | null, publishAt: string | null) => Promise<{ pollId?: string | null }>) => {
  const [createPoll] = useCreatePollMutation();
  const attempt = useRef<{ fingerprint: string; key: string; body: CreatePollBody } | null>(null);
  return async (draft, publishAt) => {
    const changed = changedPoll(draft, post, publishAt);
    if (changed === undefined) return {};
    if (changed === null) return { pollId: null };
    const fingerprint = JSON.stringify([draft, publishAt]);
    if (attempt.current?.fingerprint !== fingerprint) {
      attempt.current = { fingerprint, key: newIdempotencyKey(), body: changed };
    }
    const { key, body } = attempt.current;
    return { pollId: (await createPoll({ body, key }).unwrap())._id };
  };
};
