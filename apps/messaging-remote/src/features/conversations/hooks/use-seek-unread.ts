import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { focusOnce } from './use-show-message.ts';

interface SeekUnread {
  scroller: RefObject<HTMLElement | null>;
  /** Changes with what is drawn. */
  items: readonly unknown[];
  /** Opens the conversation where the line is. */
  onFar: () => void;
}

/** Leads to the line above what is new, with the focus; one that is not loaded is loaded first. */
export function useSeekUnread({ scroller, items, onFar }: SeekUnread): () => void {
  const isSought = useRef(false);
  const show = (): boolean => {
    const line = scroller.current?.querySelector<HTMLElement>('[data-unread-line]');
    line?.scrollIntoView({ block: 'center' });
    if (line) focusOnce(line);
    return line !== null && line !== undefined;
  };
  const go = useEffectEvent(() => {
    if (isSought.current && show()) isSought.current = false;
  });
  useLayoutEffect(() => go(), [items]);
  return () => {
    if (show()) return;
    isSought.current = true;
    onFar();
  };
}
