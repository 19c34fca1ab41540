import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useSetting } from '@barg/session';
import { useToast } from '@barg/ui-kit';
import { toFailure } from '../../account/shared/query-error.ts';
import { leaveFor, leaveForTelegram, type Provider, type SocialStart } from './social-flow.ts';

/** Runs what leaves once it is allowed; null when the visitor thought better of it. */
type Permit = <T>(leave: () => Promise<T>) => Promise<T | null>;

/**
 * Takes the visitor to another site's login; `leaving` is where to, until the page is gone. `permit` may ask something
 * before.
 */
export function useLeave(start: SocialStart, permit: Permit = (leave) => leave()) {
  const { t } = useTranslation('shell');
  const toast = useToast();
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
      toast(toFailure(failure).message || t('errors.default'), { tone: 'danger' });
    }
  };
  return { leaving, leave };
}
