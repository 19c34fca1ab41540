import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { newIdempotencyKey } from '@barg/api-client/http';
import { openChannel } from '@barg/runtime/browser-stores';
// By the package's name: each remote has a copy of this module, and the page has one account.
import { accountHere } from '@barg/session';
import type { DraftPlace } from './unsent-drafts.ts';

/** The line between this browser's tabs on which is told what was sent. */
export const SENT_CHANNEL = 'barg.sent-drafts';

interface SentDraft {
  /** The field or form that sent it. */
  from: string;
  writerId: string | null;
  place: DraftPlace;
  /** JSON, as the draft of the place is. Its shape is unknown: another version may have told it. */
  draft: unknown;
}

type Listener = (sent: SentDraft) => void;

const listeners = new Set<Listener>();
let hearing: BroadcastChannel | null | undefined;
let speaking: BroadcastChannel | null | undefined;

const listen = (listener: Listener): (() => void) => {
  if (hearing === undefined) {
    hearing = openChannel(SENT_CHANNEL);
    hearing?.addEventListener('message', ({ data }: MessageEvent<SentDraft>) =>
      listeners.forEach((tell) => tell(data)),
    );
  }
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/**
 * Hears from other tabs, and from other fields of this page, that the draft of a place was sent there: one that is shown
 * here as well would be sent a second time. Returns how to tell it to them. Silent without support for channels.
 *
 * @param onSent is told the draft as it was sent, for the account or guest that is here
 */
export const useSentDrafts = (place: DraftPlace, onSent: (draft: unknown) => void): ((draft: unknown) => void) => {
  // Made when it is first needed: a server that draws the page has no randomness.
  const own = useRef<string>(null);
  const ownKey = useCallback(() => (own.current ??= newIdempotencyKey()), []);
  const hear = useEffectEvent(({ from, writerId, place: about, draft }: SentDraft) => {
    if (from !== ownKey() && about === place && writerId === accountHere()) onSent(draft);
  });
  useEffect(() => listen((sent) => hear(sent)), []);
  return useCallback(
    (draft) => {
      if (speaking === undefined) speaking = openChannel(SENT_CHANNEL);
      speaking?.postMessage({ from: ownKey(), writerId: accountHere(), place, draft } satisfies SentDraft);
    },
    [ownKey, place],
  );
};
