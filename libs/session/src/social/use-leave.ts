import { useState } from 'react';
import { toQueryError, useSetting } from '@barg/session';
import { leaveFor, leaveForTelegram, type Provider, type SocialStart } from './social-flow.ts';

/** Runs what leaves once it is allowed; null when the visitor thought better of it. */
type Permit = <T>(leave: () => Promise<T>) => Promise<T | null>;

interface LeaveOptions {
  /** May ask something before. */
  permit?: Permit;
  /** Told why it came to nothing, in the server's words; without any where it gave none. */
  onFailure: (message: string) => void;
}

/** Takes the visitor to another site's login; `leaving` is where to, until the page is gone. */
export function useLeave(start: SocialStart, { permit = (leave) => leave(), onFailure }: LeaveOptions) {
  const botId = useSetting('telegramBotId');
  const [leaving, setLeaving] = useState<Provider | null>(null);
  const leave = async (provider: Provider): Promise<void> => {
    setLeaving(provider);
    try {
      const address = await permit(async () =>
        provider === 'telegram' ? leaveForTelegram(botId, start) : leaveFor(provider, start),
      );
      if (address === null) setLeaving(null);
      else location.assign(address);
    } catch (failure) {
      setLeaving(null);
      onFailure(toQueryError(failure).message);
    }
  };
  return { leaving, leave };
}
