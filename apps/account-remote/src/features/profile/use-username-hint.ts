import { useEffect, useState } from 'react';
import { checkUsername } from '@barg/api-client/users';
import { accountFields } from '@barg/contract/account-fields';

export type UsernameHint = 'available' | 'taken' | 'reserved';

/** Long enough for the next letter, short enough to feel at once. */
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
  const isWorthAsking = username !== current && accountFields.username.safeParse(username).success;
  useEffect(() => {
    if (!isWorthAsking) return undefined;
    const abort = new AbortController();
    const ask = async (): Promise<void> => {
      const { isAvailable, reason } = await checkUsername(username, { signal: abort.signal });
      setAnswer({ username, hint: isAvailable ? 'available' : (reason ?? 'taken') });
    };
    const timer = setTimeout(() => void ask().catch(() => undefined), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [username, isWorthAsking]);
  return isWorthAsking && answer?.username === username ? answer.hint : null;
}
