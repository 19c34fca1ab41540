import { useState } from 'react';
import { useAppSelector, userSlice } from '@barg/session';
import { forgetDraft, keepDraft, readDraft, type DraftPlace } from './unsent-drafts.ts';

const textAt = (place: DraftPlace, initial: string): string => {
  const kept = readDraft(place);
  return typeof kept === 'string' ? kept : initial;
};

/**
 * The text of one field, which survives a reload and a login after an expired session. `forget` after sending, with the
 * text that was sent: one that was typed meanwhile stays.
 */
export const useUnsentText = (place: DraftPlace, initial = '') => {
  const writerId = useAppSelector((state) => userSlice.selectors.selectCurrentUser(state)?._id ?? null);
  const field = `${writerId} ${place}`;
  const [held, setHeld] = useState(() => ({ field, text: textAt(place, initial) }));
  const isHere = held.field === field;
  if (!isHere) setHeld({ field, text: textAt(place, initial) });

  const change = (text: string): void => {
    if (text === initial) forgetDraft(place);
    else keepDraft(place, text);
    setHeld({ field, text });
  };
  const forget = (sent?: string): void => {
    if (sent === undefined) return change(initial);
    if (textAt(place, initial) === sent) forgetDraft(place);
    setHeld((now) => (now.field === field && now.text === sent ? { field, text: initial } : now));
  };
  return { text: held.text, change, forget };
};
