import { useEffect, type RefObject } from 'react';
import type { Thread } from '../selectors.ts';

interface Jump {
  /** The sequence of the message to show; null: the latest ones, as always. */
  to: number | null;
  /** It was sought, not only left off at: it gets the focus. */
  isSought: boolean;
  thread: Pick<Thread, 'items'>;
  scroller: RefObject<HTMLElement | null>;
}

/** Shows one message of a conversation as soon as it is loaded. */
export function useJump({ to, isSought, thread: { items }, scroller }: Jump): void {
  const isThere = to !== null && items.some(({ sequence }) => sequence === to);
  useEffect(() => {
    if (!isThere) return;
    const line = scroller.current?.querySelector<HTMLElement>(`[data-sequence="${to}"]`);
    line?.scrollIntoView({ block: isSought ? 'center' : 'start' });
    if (isSought) line?.focus({ preventScroll: true });
  }, [isThere, isSought, to, scroller]);
}
