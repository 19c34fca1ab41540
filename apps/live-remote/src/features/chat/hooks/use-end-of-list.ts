import { useRef, useState, type UIEvent } from 'react';

/** The distance from the end that counts as the end, in pixels. */
const SLACK = 48;

/**
 * Whether new items have arrived while the reader is further up in a list that the browser keeps at its end
 * (`column-reverse`: the end is where `scrollTop` is 0).
 */
export function useEndOfList(lastId: string | undefined) {
  const list = useRef<HTMLDivElement>(null);
  /** The last item when the reader left the end; null at the end. */
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
