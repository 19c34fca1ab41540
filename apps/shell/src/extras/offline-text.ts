import { useEffect } from 'react';
import { configureHttp } from '@barg/api-client/http';
import { useTranslation } from '@barg/runtime/i18n';

/** Lends failed calls the words for a browser without a connection, in the language of the page. */
export function useOfflineText(): void {
  const { t } = useTranslation('site');
  useEffect(() => configureHttp({ getOfflineText: () => t('offline.message') }), [t]);
}
