import { useEffect, useEffectEvent, useState } from 'react';
import { isUnanswered, toQueryError } from '@barg/session';
import { useLineUp } from '@barg/session/line';

interface Unsent {
  failure: unknown;
  /** What stands in the field. */
  text: string;
  /** Forgets the failure. */
  forget: () => void;
}

/**
 * For a failure that is shown beside words that stay in their field: that there is no line is no news once it is back.
 * The socket outlives a short cut and tells nothing of it then; the browser does. Returns whether the words still stand
 * there as they were when it came back, unsent.
 */
export function useForgottenOnceBack({ failure, text, forget }: Unsent): boolean {
  const [unsent, setUnsent] = useState<string | null>(null);
  if (unsent !== null && unsent !== text) setUnsent(null);
  const lineIsBack = () => {
    if (!failure || !isUnanswered(toQueryError(failure))) return;
    if (text !== '') setUnsent(text);
    forget();
  };
  useLineUp(lineIsBack);
  const handleOnline = useEffectEvent(lineIsBack);
  useEffect(() => {
    addEventListener('online', handleOnline);
    return () => removeEventListener('online', handleOnline);
  }, []);
  return unsent !== null && !failure;
}
