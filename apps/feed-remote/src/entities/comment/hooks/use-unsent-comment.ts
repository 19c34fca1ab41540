import { useState } from 'react';
import type { DraftPlace } from '@barg/session/unsent-drafts';
import { keepUnsent, unsentAt, type WrittenComment } from '../state/unsent-comments.ts';

/** What stands in a field for comments, and is still there after a reload, or when the writer had to log in again. */
export const useUnsentComment = (place: DraftPlace, initial: WrittenComment) => {
  const [written, setWritten] = useState((): WrittenComment => {
    const unsent = unsentAt(place);
    // The picture itself does not outlive the page: a new comment then has none, a comment that is edited keeps its own.
    return unsent ? { text: unsent.text, photo: unsent.photo === undefined ? initial.photo : unsent.photo } : initial;
  });
  const change = (values: Partial<WrittenComment>): void => {
    const next = { ...written, ...values };
    const isChanged = next.text !== initial.text || next.photo !== initial.photo;
    keepUnsent(place, isChanged ? next : null);
    setWritten(next);
  };
  /** It was sent, or is not wanted. */
  const forget = (): void => {
    keepUnsent(place, null);
    setWritten({ text: '', photo: null });
  };
  return { ...written, change, forget };
};
