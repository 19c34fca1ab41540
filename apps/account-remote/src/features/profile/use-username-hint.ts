import { useEffect, useState } from 'react';
import { checkUsername } from '@barg/api-client/users';
import { accountFields } from '@barg/contract/account-fields';
import { useDebouncedValue } from '@barg/ui-kit';

export type UsernameHint = 'available' | 'taken' | 'reserved';

/** The debounce delay, longer than that of a search. */
const PAUSE_MS = 400;

interface Answer {
  username: string;
  hint: UsernameHint;
}

/**
 * Whether a typed username is available; null while that is unknown. Only a hint: the server decides
 * when it is saved, so errors are not shown.
 */
export function useUsernameHint(typed: string, current: string | null): UsernameHint | null {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const username = typed.trim().toLowerCase();
  const isPaused = useDebouncedValue(username, PAUSE_MS) === username;
  const isWorthAsking = isPaused && username !== current && accountFields.username.safeParse(username).success;
  useEffect(() => {
    if (!isWorthAsking) return undefined;
    const abort = new AbortController();
    const ask = async (): Promise<void> => {
      const { isAvailable, reason } = await checkUsername(username, { signal: abort.signal });
      setAnswer({ username, hint: isAvailable ? 'available' : (reason ?? 'taken') });
    };
    ask().catch(() => undefined);
    return () => abort.abort();
  }, [username, isWorthAsking]);
  return isWorthAsking && answer?.username === username ? answer.hint : null;
}
