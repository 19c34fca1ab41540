import { useState } from 'react';
import type { DraftPlace } from '@barg/session/unsent-drafts';
import { keepUnsent, unsentAt, type UnsentComment, type WrittenComment } from '../state/unsent-comments.ts';

/** The content of a comment field, restored after a reload or a new login. */
export const useUnsentComment = (place: DraftPlace, initial: WrittenComment) => {
  const [written, setWritten] = useState((): UnsentComment => {
    const unsent = unsentAt(place);
    if (!unsent) return { ...initial, lostPicture: null };
    // The picture is lost by a reload: a new comment then has none, an edited comment keeps its own.
    return unsent.photo === undefined ? { ...unsent, photo: initial.photo } : unsent;
  });
  const change = (values: Partial<WrittenComment>): void => {
    const next = { ...written, ...values, ...(values.photo !== undefined && { lostPicture: null }) };
    const isChanged = next.text !== initial.text || next.photo !== initial.photo;
    keepUnsent(place, isChanged ? next : null);
    setWritten(next);
  };
  /** Clears it, when it was sent or cancelled. */
  const forget = (): void => {
    keepUnsent(place, null);
    setWritten({ text: '', photo: null, lostPicture: null });
  };
  return { ...written, change, forget };
};
