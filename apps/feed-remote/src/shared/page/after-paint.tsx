import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigationType } from '@barg/runtime/router';

interface AfterPaintProps {
  /** What keeps its place until then. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Draws what it holds once what is around it has been painted. Two things that come together are styled and laid out in
 * one piece, however finely their drawing was sliced; a press waits for all of it. Who comes back finds it at once, for
 * the page must be as long as it was.
 */
export function AfterPaint({ fallback = null, children }: AfterPaintProps) {
  const { key } = useLocation();
  // A visit begins as a return does, but without an entry to return to.
  const isReturn = useNavigationType() === 'POP' && key !== 'default';
  const [isPainted, setPainted] = useState(isReturn);
  useEffect(() => {
    if (isPainted) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isPainted]);
  return isPainted ? children : fallback;
}
