import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigationType } from '@barg/runtime/router';
import { useIsTakingOver } from '@barg/session';

interface AfterPaintProps {
  /** The placeholder until then. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Renders its children after the content around them has been painted. Content that is rendered together is laid out in
 * one task, which delays input, even if rendering was sliced. On a return to the page it renders at once, because
 * the page must have its former height; not in a document that was reloaded, where a server has drawn the placeholder.
 */
export function AfterPaint({ fallback = null, children }: AfterPaintProps) {
  const { key } = useLocation();
  // The first page of a visit is a POP too, with the key `default`.
  const isReturn = useNavigationType() === 'POP' && key !== 'default';
  const isTakingOver = useIsTakingOver();
  const [isPainted, setPainted] = useState(isReturn && !isTakingOver);
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
