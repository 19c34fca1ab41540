import type { DraftContent } from '@barg/api-client/models';
import { useCurrentUser } from '@barg/session';
import {
  useCreateDraftMutation,
  useDeleteDraftMutation,
  useUpdateDraftMutation,
} from '../../../shared/drafts/drafts-api.ts';
import { changedBetween, withChanges } from '../components/drafts/draft-changes.ts';
import { isHere, leaveDraft } from '../../../shared/drafts/unsaved-drafts.ts';
import { DraftKeeper } from './draft-keeper.ts';

/** A poll that was sent has been made: it ends when it was to end. */
const withMadePoll = (now: DraftContent, sent: DraftContent): DraftContent => {
  const { poll } = now;
  if (!poll || poll.end === 'none' || JSON.stringify(poll) !== JSON.stringify(sent.poll)) return now;
  return { ...now, poll: { ...poll, end: 'keep' } };
};

/**
 * Keeps what was written on while a post was on its way, as a draft of changes to it: the page is left then, and that
 * was not sent. The draft is tried by itself until the server has it.
 */
export const useWrittenOn = () => {
  const [createDraft] = useCreateDraftMutation();
  const [update] = useUpdateDraftMutation();
  const [remove] = useDeleteDraftMutation();
  const writerId = useCurrentUser()?._id ?? null;
  return (postId: string, sent: DraftContent | null, now: DraftContent | null): void => {
    if (!sent || !now || changedBetween(sent, now).length === 0) return;
    const create = (content: DraftContent, key: string) => createDraft({ content, key, postId });
    const keeper = new DraftKeeper(
      { create, update, remove },
      null,
      () => undefined,
      () => isHere(writerId),
    );
    keeper.begin(sent);
    keeper.change(withChanges(withMadePoll(now, sent), withMadePoll(sent, sent)));
    leaveDraft(keeper, writerId);
  };
};
