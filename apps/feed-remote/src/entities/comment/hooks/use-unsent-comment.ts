import { useState } from 'react';
import type { DraftPlace } from '@barg/session/unsent-drafts';
import { keepUnsent, unsentAt, type UnsentComment, type WrittenComment } from '../state/unsent-comments.ts';

/** What stands in a field for comments, and is still there after a reload, or when the writer had to log in again. */
export const useUnsentComment = (place: DraftPlace, initial: WrittenComment) => {
  const [written, setWritten] = useState((): UnsentComment => {
    const unsent = unsentAt(place);
    if (!unsent) return { ...initial, lostPicture: null };
    // The picture itself does not outlive the page: a new comment then has none, a comment that is edited keeps its own.
    return unsent.photo === undefined ? { ...unsent, photo: initial.photo } : unsent;
  });
  const change = (values: Partial<WrittenComment>): void => {
    const next = { ...written, ...values, ...(values.photo !== undefined && { lostPicture: null }) };
    const isChanged = next.text !== initial.text || next.photo !== initial.photo;
    keepUnsent(place, isChanged ? next : null);
    setWritten(next);
  };
  /** It was sent, or is not wanted. */
  const forget = (): void => {
    keepUnsent(place, null);
    setWritten({ text: '', photo: null, lostPicture: null });
  };
  return { ...written, change, forget };
};
