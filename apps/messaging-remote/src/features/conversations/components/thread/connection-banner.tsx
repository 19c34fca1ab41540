import { useTranslation } from '@barg/runtime/i18n';
import { useIsLineLost } from '@barg/session/line';
import { Banner } from './thread.styles.ts';

/** A note while the socket is disconnected. */
export function ConnectionBanner() {
  const { t } = useTranslation('messaging');
  return useIsLineLost() ? <Banner role="status">{t('connection.lost')}</Banner> : null;
}
