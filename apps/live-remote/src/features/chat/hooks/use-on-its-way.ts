import { useState } from 'react';
import type { Message } from '@barg/api-client/models';

/** How many answered messages are remembered: the list shows them soon. */
const ANSWERED = 20;

/** A line that the reader has sent. */
export interface SentLine {
  /** The same for each try of it. */
  key: string;
  words: string;
}

export interface OnItsWay {
  /** It waits for the line before it. */
  wait: (line: SentLine) => void;
  begin: (line: SentLine) => void;
  /** It is sent, as the message of this id, or refused, with all that waited for it. */
  end: (messageId: string | null) => void;
}

interface Sending {
  line: SentLine;
  /** The newest message when it was sent. */
  afterId: string | undefined;
}

/**
 * The lines that a reader has sent and the chat does not show yet, in their order. The event may bring a message before
 * the answer does; from then on it is among the others.
 *
 * @param messages the oldest first
 */
export function useOnItsWay(
  messages: readonly Message[],
  readerId: string | undefined,
): OnItsWay & { lines: SentLine[] } {
  const [sending, setSending] = useState<Sending | null>(null);
  const [waiting, setWaiting] = useState<readonly SentLine[]>([]);
  const [answered, setAnswered] = useState<readonly string[]>([]);
  const since = messages.findIndex(({ _id }) => _id === sending?.afterId) + 1;
  const hasArrived = messages
    .slice(since)
    .some(({ _id, senderId }) => senderId === readerId && !answered.includes(_id));
  return {
    lines: [...(sending === null || hasArrived ? [] : [sending.line]), ...waiting],
    wait: (line) => setWaiting((before) => [...before, line]),
    begin: (line) => {
      setSending({ line, afterId: messages.at(-1)?._id });
      setWaiting((before) => before.filter(({ key }) => key !== line.key));
    },
    end: (messageId) => {
      setSending(null);
      if (messageId === null) setWaiting([]);
      else setAnswered((before) => [...before, messageId].slice(-ANSWERED));
    },
  };
}
