import { useState } from 'react';
import { toQueryError, useSetting } from '@barg/session';
import { leaveFor, leaveForTelegram, type Provider, type SocialStart } from './social-flow.ts';

/** Runs `leave` when it is allowed; null when the visitor cancelled. */
type Permit = <T>(leave: () => Promise<T>) => Promise<T | null>;

interface LeaveOptions {
  /** May ask something first. */
  permit?: Permit;
  /** Called with the server's message when it failed; empty without one. */
  onFailure: (message: string) => void;
}

/** Sends the visitor to a provider's login; `leaving` is the provider until the page unloads. */
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
