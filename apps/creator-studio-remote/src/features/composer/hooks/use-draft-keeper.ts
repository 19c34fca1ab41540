import { useCallback, useEffect, useRef, useState } from 'react';
import type { DraftContent, FeedDraft } from '@barg/api-client/models';
import { useCreateDraftMutation, useUpdateDraftMutation } from '../api/drafts.ts';
import { isBlank } from '../components/drafts/draft-content.ts';
import { DraftKeeper, type DraftStatus } from './draft-keeper.ts';

/** Keeps a draft of a new post while it is written: after a pause, when the page hides, and when it is left. */
export const useDraftKeeper = (draft: FeedDraft | null) => {
  const [createDraft] = useCreateDraftMutation();
  const [updateDraft] = useUpdateDraftMutation();
  const [status, setStatus] = useState<DraftStatus>('idle');
  const [keeper] = useState(() => new DraftKeeper({ create: createDraft, update: updateDraft }, draft, setStatus));

  useEffect(() => {
    const handleHide = () => {
      if (document.visibilityState === 'hidden') void keeper.save();
    };
    document.addEventListener('visibilitychange', handleHide);
    return () => {
      document.removeEventListener('visibilitychange', handleHide);
      void keeper.save();
    };
  }, [keeper]);

  const isBegun = useRef(false);
  const change = useCallback(
    (content: DraftContent) => {
      if (!isBegun.current) keeper.begin(content);
      isBegun.current = true;
      // Nothing is kept of a page that was only opened; a draft that is emptied is.
      if (!isBlank(content) || keeper.draftId) keeper.change(content);
    },
    [keeper],
  );
  return { status, keeper, change };
};
