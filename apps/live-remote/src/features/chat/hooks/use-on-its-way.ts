import { useState } from 'react';
import type { Message } from '@barg/api-client/models';

export interface OnItsWay {
  begin: (words: string) => void;
  /** It is sent, or refused. */
  end: () => void;
}

/**
 * The words that a reader has sent and the chat does not show yet. The event may bring the message before the answer
 * does; from then on it is among the others.
 *
 * @param messages the oldest first
 */
export function useOnItsWay(messages: readonly Message[], readerId: string | undefined): OnItsWay & { words: string } {
  const [sending, setSending] = useState<{ words: string; afterId: string | undefined } | null>(null);
  const since = messages.findIndex(({ _id }) => _id === sending?.afterId) + 1;
  const hasArrived = messages.slice(since).some(({ senderId }) => senderId === readerId);
  return {
    words: sending === null || hasArrived ? '' : sending.words,
    begin: (words: string) => setSending({ words, afterId: messages.at(-1)?._id }),
    end: () => setSending(null),
  };
}
