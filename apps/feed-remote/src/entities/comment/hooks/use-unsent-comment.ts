import { useEffect, useRef, useState } from 'react';
import { shownWords } from '@barg/contract/words';
import { useSentDrafts, type DraftPlace } from '@barg/session/unsent-drafts';
import { keepUnsent, unsentAt, type UnsentComment, type WrittenComment } from '../state/unsent-comments.ts';

type Settle = (sent: WrittenComment, next: WrittenComment) => boolean;

/** What is shown of each place: not always the field that the comment was sent from. */
const shown = new Map<DraftPlace, Settle>();

/** Where no field is shown the draft alone is dropped, unless it was changed since. */
const settleKept =
  (place: DraftPlace): Settle =>
  (sent) => {
    const kept = unsentAt(place);
    const isSame = kept?.text === sent.text && kept.photo === sent.photo;
    if (isSame) keepUnsent(place, null);
    return isSame;
  };

/** What other tabs are told: the text that was sent, and what its field holds afterwards. */
interface SentText {
  text: string;
  next: string;
}

const asSent = (told: unknown): SentText | null => {
  const { text, next } = (told ?? {}) as Partial<Record<keyof SentText, unknown>>;
  return typeof text === 'string' && typeof next === 'string' ? { text, next } : null;
};

/**
 * The content of a comment field, restored after a reload or a new login. It goes once another tab has sent the same
 * words (`isSent`, until something is typed); those with a picture that was chosen here are others. `initial` is the
 * comment as it stands by now: `elsewhere` is its text where another window has saved something else since the change
 * began. What is written or was sent from here (`note`) is nobody else's.
 */
export const useUnsentComment = (place: DraftPlace, initial: WrittenComment) => {
  const [began, setBegan] = useState(() => unsentAt(place)?.basedOn ?? initial.text);
  const [sentText, note] = useState<string | null>(null);
  const [written, setWritten] = useState((): UnsentComment => {
    const unsent = unsentAt(place);
    if (!unsent) return { ...initial, lostPicture: null };
    // The picture is lost by a reload: a new comment then has none, an edited comment keeps its own.
    return unsent.photo === undefined ? { ...unsent, photo: initial.photo } : unsent;
  });
  /** What it holds by now: who is sending may have typed on. */
  const latest = useRef(written);
  const [isSent, setSent] = useState(false);
  const hold = (next: UnsentComment, isUnsent: boolean): void => {
    keepUnsent(place, isUnsent ? { ...next, basedOn: began } : null);
    latest.current = next;
    setWritten(next);
  };
  const change = (values: Partial<WrittenComment>): void => {
    setSent(false);
    const next = { ...latest.current, ...values, ...(values.photo !== undefined && { lostPicture: null }) };
    hold(next, next.text !== initial.text || next.photo !== initial.photo);
  };
  /** Clears it, when it was cancelled. */
  const forget = (): void => hold({ text: '', photo: null, lostPicture: null }, false);
  const settleHere = (sent: WrittenComment, next: WrittenComment): boolean => {
    const { text, photo } = latest.current;
    const [hasText, hasPhoto] = [text === sent.text, photo === sent.photo];
    setBegan(next.text);
    const rest = { text: hasText ? next.text : text, photo: hasPhoto ? next.photo : photo };
    // Words that another tab has sent are gone from here already.
    hold({ ...rest, lostPicture: null }, rest.text !== next.text || rest.photo !== next.photo);
    return hasText && hasPhoto;
  };
  const tellSent = useSentDrafts(place, (told) => {
    const sent = asSent(told);
    const { text, photo } = latest.current;
    if (!sent || photo instanceof File || text !== sent.text || text === initial.text) return;
    hold({ ...initial, text: sent.next, lostPicture: null }, false);
    setSent(true);
  });
  useEffect(() => {
    shown.set(place, settleHere);
    return () => {
      if (shown.get(place) === settleHere) shown.delete(place);
    };
  });
  /**
   * Replaces what was sent, in the field that is shown by now. What was typed or chosen meanwhile stays, as unsent.
   *
   * @returns whether it was left alone
   */
  const settle = (sent: WrittenComment, next: WrittenComment): boolean => {
    const isLeftAlone = (shown.get(place) ?? settleKept(place))(sent, next);
    tellSent({ text: sent.text, next: next.text } satisfies SentText);
    return isLeftAlone;
  };
  const isOwn = [began, sentText, shownWords(written.text)].includes(initial.text);
  return { ...written, isSent, elsewhere: isOwn ? null : initial.text, note, change, forget, settle };
};
