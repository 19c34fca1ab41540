import { useEffect, useState } from 'react';
import { checkUsername } from '@barg/api-client/users';
import { accountFields } from '@barg/contract/account-fields';
import { useDebouncedValue } from '@barg/ui-kit';

export type UsernameHint = 'available' | 'taken' | 'reserved';

/** A name is thought about longer than a search. */
const PAUSE_MS = 400;

interface Answer {
  username: string;
  hint: UsernameHint;
}

/**
 * Whether a username that is being typed can be had; null while that is not known. Only a hint: the server decides
 * when it is saved, so a question that fails is not told.
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
