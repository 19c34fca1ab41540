import { useCallback, useEffect, useRef, useState } from 'react';
import type { DraftContent, FeedDraft } from '@barg/api-client/models';
import { useCurrentUser } from '@barg/session';
import {
  useCreateDraftMutation,
  useDeleteDraftMutation,
  useUpdateDraftMutation,
} from '../../../shared/drafts/drafts-api.ts';
import { isBlank } from '../components/drafts/draft-content.ts';
import { deviceDraft, draftUnder, type Basis } from './device-draft.ts';
import { DraftKeeper, type DraftStatus } from './draft-keeper.ts';
import { isHere, leaveDraft } from '../../../shared/drafts/unsaved-drafts.ts';

/**
 * Keeps a draft of a new post, or of the changes to one that is out, while it is written: after a pause, when the page
 * hides or goes, when it is left, and when the line is back. Who closes the page before that has happened is asked by the
 * browser; who is signed out meanwhile finds it all after signing in again. `kept` is what an earlier visit has left on
 * this device, because its writer was not verified or the page went too soon; `draftId` is the draft at which
 * a reload finds the words; `otherId` the one beside which they are kept, because it was changed elsewhere.
 */
export const useDraftKeeper = (draft: FeedDraft | null, postId?: string) => {
  const [createDraft] = useCreateDraftMutation();
  const [updateDraft] = useUpdateDraftMutation();
  const [deleteDraft] = useDeleteDraftMutation();
  const [status, setStatus] = useState<DraftStatus>('idle');
  const account = useCurrentUser();
  const [writerId] = useState(account?._id ?? null);
  const [begunAt] = useState(() => deviceDraft(postId ?? draft?._id ?? null));
  const [kept] = useState(() => begunAt.read());
  const [{ begun, beside }] = useState(() => draftUnder(kept, draft));
  const [draftId, setDraftId] = useState(begun?._id ?? beside);
  const [otherId, setOtherId] = useState(beside);
  const [keeper] = useState(() => {
    /** The draft under which words beside it are kept, and found after a reload, until they are one of their own. */
    let standsUnder = beside;
    const create = (content: DraftContent, key: string) => createDraft({ content, key, ...(postId && { postId }) });
    const tell = (told: DraftStatus) => {
      setStatus(told);
      if (keeper.draftId) standsUnder = null;
      setDraftId(keeper.draftId ?? standsUnder);
      setOtherId(keeper.otherDraftId ?? beside);
    };
    // A new post may have become a draft since: a reload comes back to that one.
    const place = () => deviceDraft(postId ?? keeper.draftId ?? standsUnder);
    const device = {
      keep: (content: DraftContent, basis: Basis) => place().keep(content, basis),
      forget: () => [begunAt, place()].forEach((it) => it.forget()),
    };
    const store = { create, update: updateDraft, remove: deleteDraft };
    const keeper = new DraftKeeper(store, begun, tell, () => isHere(writerId), device);
    return keeper;
  });

  useEffect(() => {
    const handleHide = () => {
      if (document.visibilityState === 'hidden') keeper.leave();
    };
    const handleUnload = (event: BeforeUnloadEvent) => {
      if (!keeper.isUnsaved) return;
      event.preventDefault();
      keeper.leave();
    };
    const handleGone = () => keeper.leave();
    const handleOnline = () => void keeper.save();
    document.addEventListener('visibilitychange', handleHide);
    window.addEventListener('online', handleOnline);
    window.addEventListener('beforeunload', handleUnload);
    window.addEventListener('pagehide', handleGone);
    return () => {
      window.removeEventListener('pagehide', handleGone);
      window.removeEventListener('beforeunload', handleUnload);
      window.removeEventListener('online', handleOnline);
      document.removeEventListener('visibilitychange', handleHide);
      leaveDraft(keeper, writerId);
    };
  }, [keeper, writerId]);

  const isBegun = useRef(false);
  const change = useCallback(
    (content: DraftContent) => {
      // What was left on the device is still to be kept by the server.
      if (!isBegun.current && !kept) keeper.begin(content);
      isBegun.current = true;
      // An untouched page saves nothing, and a draft is deleted that is emptied or changes nothing of its post any more.
      const isNothing = postId ? content.changed?.length === 0 : isBlank(content);
      if (isNothing) keeper.empty(content);
      else keeper.change(content);
    },
    [keeper, postId, kept],
  );
  return { status, keeper, draftId, otherId, change, kept: kept?.content ?? null };
};
