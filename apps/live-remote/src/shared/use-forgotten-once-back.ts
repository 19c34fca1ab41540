import { useEffect, useEffectEvent } from 'react';
import { isUnanswered, toQueryError } from '@barg/session';
import { useLineUp } from '@barg/session/line';

/**
 * For a failure that is shown beside words that stay in their field: that they did not get through is no news once the
 * line is back. The socket outlives a short cut and tells nothing of it then; the browser does.
 */
export function useForgottenOnceBack(failure: unknown, forget: () => void): void {
  const lineIsBack = () => {
    if (failure && isUnanswered(toQueryError(failure))) forget();
  };
  useLineUp(lineIsBack);
  const handleOnline = useEffectEvent(lineIsBack);
  useEffect(() => {
    addEventListener('online', handleOnline);
    return () => removeEventListener('online', handleOnline);
  }, []);
}
