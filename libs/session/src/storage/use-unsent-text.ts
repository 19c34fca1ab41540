import { useLayoutEffect, useRef, useState } from 'react';
import { useAppSelector, userSlice } from '@barg/session';
import { adoptGuestDraft, forgetDraft, keepDraft, readDraft, type DraftPlace } from './unsent-drafts.ts';
import { useSentDrafts } from './use-sent-drafts.ts';

const textAt = (place: DraftPlace, initial: string): string => {
  const kept = readDraft(place);
  return typeof kept === 'string' ? kept : initial;
};

/** The text of a field, and of whose field it is. */
interface HeldText {
  writerId: string | null;
  place: DraftPlace;
  text: string;
  /** It is not what the field began with. */
  isChanged: boolean;
}

/**
 * The text of one field, which survives a reload and a login after an expired session. What is typed while the account is
 * delayed stays as well, and is the account's once that comes. `forget` after sending, with the text that was sent: one
 * that was typed meanwhile stays. Where another tab has sent the text that is shown here, it goes (`isSent`, until something
 * is typed).
 */
export const useUnsentText = (place: DraftPlace, initial = '') => {
  const writerId = useAppSelector((state) => userSlice.selectors.selectCurrentUser(state)?._id ?? null);
  const heldOf = (text: string): HeldText => ({ writerId, place, text, isChanged: text !== initial });
  const [held, setHeld] = useState(() => heldOf(textAt(place, initial)));
  const isSameField = (other: HeldText): boolean => other.writerId === writerId && other.place === place;
  if (!isSameField(held)) {
    const isOwnersNow = held.writerId === null && held.place === place && held.isChanged;
    setHeld(heldOf(isOwnersNow ? held.text : textAt(place, initial)));
  }

  const [isSent, setSent] = useState(false);
  const tellSent = useSentDrafts(place, (sent) => {
    if (held.text !== sent) return;
    if (readDraft(place) === sent) forgetDraft(place);
    setHeld(heldOf(initial));
    setSent(true);
  });

  const writer = useRef(writerId);
  useLayoutEffect(() => {
    const hasComeNow = writer.current === null && writerId !== null;
    writer.current = writerId;
    if (!hasComeNow || !held.isChanged) return;
    adoptGuestDraft(place);
    keepDraft(place, held.text);
  }, [writerId, place, held]);

  const change = (text: string): void => {
    if (text === initial) forgetDraft(place);
    else keepDraft(place, text);
    setHeld(heldOf(text));
    setSent(false);
  };
  const forget = (sent?: string): void => {
    if (sent === undefined) return change(initial);
    if (textAt(place, initial) === sent) forgetDraft(place);
    setHeld((now) => (isSameField(now) && now.text === sent ? heldOf(initial) : now));
    if (sent !== initial) tellSent(sent);
  };
  return { text: held.text, isSent, change, forget };
};
