import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError, useSetting } from '@barg/session';
import { useToast } from '@barg/ui-kit';
import { leaveFor, leaveForTelegram, type Provider, type SocialStart } from './social-flow.ts';

/** Takes the visitor to another site's login; `leaving` is where to, until the page is gone. */
export function useLeave(start: SocialStart) {
  const { t } = useTranslation('shell');
  const toast = useToast();
  const botId = useSetting('telegramBotId');
  const [leaving, setLeaving] = useState<Provider | null>(null);
  const leave = async (provider: Provider): Promise<void> => {
    setLeaving(provider);
    try {
      location.assign(provider === 'telegram' ? leaveForTelegram(botId, start) : await leaveFor(provider, start));
    } catch (failure) {
      setLeaving(null);
      toast(toQueryError(failure).message || t('errors.default'), { tone: 'danger' });
    }
  };
  return { leaving, leave };
}
