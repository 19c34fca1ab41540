import { useEffect, useRef, type RefObject } from 'react';
import { useAppSelector } from '@barg/session';
import { composer } from '../state/composer-slice.ts';

/** Moves the focus to the field when a message that was not sent is put back into it. */
export function useRewriting(conversationId: string, field: RefObject<HTMLTextAreaElement | null>): void {
  const rewrites = useAppSelector((state) => composer.selectors.selectRewrites(state, conversationId));
  const known = useRef(rewrites);
  useEffect(() => {
    if (rewrites === known.current) return;
    known.current = rewrites;
    field.current?.focus();
  }, [rewrites, field]);
}
