import { useId, useState, type KeyboardEvent } from 'react';
import { useOfferedQuickRepliesQuery, type QuickReply } from '../api/quick-replies.ts';
import { fillName, findReplies, soughtIn } from '../find-replies.ts';

interface Writing {
  text: string;
  /** Whom it is written to; null: no quick replies here. */
  name: string | null;
  onWrite: (text: string) => void;
}

/**
 * Quick replies beside the field of a message: offered by a button, or while what is written begins with a slash. The
 * focus stays in the field: arrows move through the list, Enter takes one, Escape closes it.
 */
export const useQuickReplies = ({ text, name, onWrite }: Writing) => {
  const listId = useId();
  const [isAsked, setAsked] = useState(false);
  /** What was written when the list was closed. */
  const [closedAt, setClosedAt] = useState<string | null>(null);
  const [place, setPlace] = useState(0);
  const sought = soughtIn(text);
  const isSought = sought !== null && text !== closedAt;
  const isOpen = name !== null && (isSought || (isAsked && text === ''));
  const query = useOfferedQuickRepliesQuery(undefined, { skip: !isOpen });
  const found = isOpen ? findReplies(query.data?.data ?? [], sought ?? '') : [];
  const active = Math.min(place, found.length - 1);

  const close = (): void => {
    setAsked(false);
    setClosedAt(text);
    setPlace(0);
  };
  const choose = (reply: QuickReply): void => {
    close();
    onWrite(fillName(reply.text, name ?? ''));
  };
  const optionId = (reply: QuickReply) => `${listId}-${reply._id}`;
  /** True when the key was meant for the list. */
  const takeKey = ({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean => {
    const reply = found[active];
    if (!isOpen || nativeEvent.isComposing) return false;
    if (key === 'Escape') close();
    else if (!reply) return false;
    else if (key === 'ArrowDown') setPlace((active + 1) % found.length);
    else if (key === 'ArrowUp') setPlace((active + found.length - 1) % found.length);
    else if (key === 'Enter' && !shiftKey) choose(reply);
    else return false;
    return true;
  };

  const activeReply = found[active];
  return {
    isOpen,
    list: { id: listId, found, activeReply, optionId, query, isSought, onChoose: choose },
    field: {
      onKey: takeKey,
      ...(isOpen && activeReply && { 'aria-controls': listId, 'aria-activedescendant': optionId(activeReply) }),
    },
    toggle: () => (isOpen ? close() : setAsked(true)),
  };
};

export type QuickReplyList = ReturnType<typeof useQuickReplies>['list'];
