import { useEffect, useState } from 'react';
import { usePageVisible } from '@barg/session';
import type { Conversation } from '@barg/api-client/models';
import { unreadLines, type UnreadLine } from '../state/unread-lines.ts';

interface UnreadLineState {
  line: UnreadLine | null;
  /** Who answers has read it. */
  forget: () => void;
}

/**
 * Where what is new begins: behind what was read when the conversation was opened, or when its tab was left. It stays
 * there while the reader reads, and over a reload unless the server then knows of newer ones; null where all was read.
 */
export function useUnreadLine(conversationId: string, conversation: Conversation | undefined): UnreadLineState {
  const isVisible = usePageVisible();
  const [line, setLine] = useState(() => unreadLines.of(conversationId));
  /** What the tab has kept stands until the server has told what is new. */
  const [isTold, setTold] = useState(false);
  const isFirstTold = conversation !== undefined && !isTold;
  if (isFirstTold) setTold(true);
  const after = conversation?.readSequence ?? 0;
  const count = conversation?.totalNotSeenMessages ?? 0;
  const isOther = line?.after !== after || line.count !== count;
  // While it is drawn, because the next effect tells the server that all of it is read.
  if (count > 0 && isOther && (line === null || line.after === after || isFirstTold || !isVisible)) {
    setLine({ after, count });
  }
  useEffect(() => unreadLines.keep(conversationId, line), [conversationId, line]);
  // Who comes back within the page has read it; only a reload goes on where it was.
  useEffect(() => () => unreadLines.keep(conversationId, null), [conversationId]);
  return { line, forget: () => setLine(null) };
}
