import { useEffect } from 'react';
import { configureHttp } from '@barg/api-client/http';
import { useTranslation } from '@barg/runtime/i18n';

/** Lends calls that the API has not answered the words for why, in the language of the page. */
export function useNetworkTexts(): void {
  const { t } = useTranslation('site');
  useEffect(() => {
    configureHttp({
      getOfflineText: () => t('offline.message'),
      getTimeoutText: () => t('unanswered.timeout'),
      getUnreadableText: () => t('unanswered.unreadable'),
    });
  }, [t]);
}
