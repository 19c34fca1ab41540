import { useRef, useState } from 'react';
import type { Message } from '@barg/api-client/models';
import { shownWords } from '@barg/contract/words';
import { forgetDraft, keepDraft, readDraft } from '@barg/session/unsent-drafts';

/** What is kept of an edit: what is typed, and what it is to take the place of. */
const keptAt = (place: `message-edit:${string}`, text: string): { typed: string; began: string } => {
  const kept = readDraft(place);
  // As older pages have kept it.
  if (typeof kept === 'string') return { typed: shownWords(kept), began: text };
  const { text: typed, basedOn } = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  return {
    typed: typeof typed === 'string' ? shownWords(typed) : text,
    began: typeof basedOn === 'string' ? basedOn : text,
  };
};

/**
 * The text of a message that is being changed, kept as unsent words until it is saved or given up; and what became of the
 * message meanwhile in another window: `now`, as it stands, for the next save to be based on, and `elsewhere` where that
 * is neither what the change began with nor what is written or was sent from here.
 */
export function useEditedText(message: Message, live: Message | undefined) {
  const place = `message-edit:${message._id}` as const;
  const [{ typed, began }, setEdit] = useState(() => keptAt(place, message.text));
  const [sent, setSent] = useState<string | null>(null);
  /** What it holds by now: it may be typed on while it is being saved. */
  const latest = useRef(typed);
  const now = live && !live.isDeleted ? live.text : message.text;
  const write = (words: string): void => {
    latest.current = words;
    setEdit({ typed: words, began });
    if (words === now) forgetDraft(place);
    else keepDraft(place, { text: words, basedOn: began });
  };
  const isOwn = now === began || now === sent || now === shownWords(typed);
  const forget = () => forgetDraft(place);
  return { typed, latest, now, elsewhere: isOwn ? null : now, write, note: setSent, forget };
}
