import { useEffect, useState } from 'react';
import type { Conversation } from '@barg/api-client/models';
import { usePageVisible } from '../../../shared/use-page-visible.ts';
import { unreadLines, type UnreadLine } from '../state/unread-lines.ts';

/**
 * Where what is new begins: behind what was read when the conversation was opened, or when its tab was left. It stays
 * there while the reader reads, and over a reload; null where all was read.
 */
export function useUnreadLine(conversationId: string, conversation: Conversation | undefined): UnreadLine | null {
  const isVisible = usePageVisible();
  const [line, setLine] = useState(() => unreadLines.of(conversationId));
  const after = conversation?.readSequence ?? 0;
  const count = conversation?.totalNotSeenMessages ?? 0;
  const isOther = line?.after !== after || line.count !== count;
  // While it is drawn, because the next effect tells the server that all of it is read.
  if (count > 0 && isOther && (line === null || !isVisible)) setLine({ after, count });
  useEffect(() => unreadLines.keep(conversationId, line), [conversationId, line]);
  // Who comes back within the page has read it; only a reload goes on where it was.
  useEffect(() => () => unreadLines.keep(conversationId, null), [conversationId]);
  return line;
}
