import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { Thread } from '../state/selectors.ts';

interface Jump {
  /** The sequence of the message to show; null: the latest ones, as always. */
  to: number | null;
  thread: Pick<Thread, 'items' | 'fetching' | 'error' | 'hasOlder'>;
  scroller: RefObject<HTMLElement | null>;
  onOlder: () => void;
}

/**
 * Shows one message of a conversation: loads older pages until it is there, then scrolls to it and focuses it. What
 * cannot be loaded is offered again above the oldest message, as always.
 */
export function useJump({ to, thread: { items, fetching, error, hasOlder }, scroller, onOlder }: Jump): void {
  const isThere = to !== null && items.some(({ sequence }) => sequence === to);
  const oldest = items[0]?.sequence;
  const isOlder = to !== null && !isThere && oldest !== undefined && oldest > to;
  const isToLoad = isOlder && hasOlder && !fetching && error === null;
  const loadOlder = useEffectEvent(onOlder);
  useEffect(() => {
    if (isToLoad) loadOlder();
  }, [isToLoad]);
  useEffect(() => {
    if (!isThere) return;
    const line = scroller.current?.querySelector<HTMLElement>(`[data-sequence="${to}"]`);
    line?.scrollIntoView({ block: 'center' });
    line?.focus({ preventScroll: true });
  }, [isThere, to, scroller]);
}
