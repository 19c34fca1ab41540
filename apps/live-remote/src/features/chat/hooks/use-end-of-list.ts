import { useRef, useState, type UIEvent } from 'react';

/** Nearer to the end than this counts as at the end. Pixels. */
const SLACK = 48;

/**
 * Tells when something came while the reader was further up in a list that the browser keeps at its end by itself
 * (`column-reverse`: the end is where `scrollTop` is 0).
 */
export function useEndOfList(lastId: string | undefined) {
  const list = useRef<HTMLDivElement>(null);
  /** What stood last when the reader left the end; null at the end. */
  const [left, setLeft] = useState<{ lastId: string | undefined } | null>(null);

  const handleScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    const isAtEnd = Math.abs(currentTarget.scrollTop) < SLACK;
    setLeft((before) => (isAtEnd ? null : (before ?? { lastId })));
  };

  const goToEnd = () => {
    if (list.current) list.current.scrollTop = 0;
    setLeft(null);
  };

  return { list, handleScroll, goToEnd, hasNew: left !== null && left.lastId !== lastId };
}
