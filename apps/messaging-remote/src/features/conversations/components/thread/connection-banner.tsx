import { useTranslation } from '@barg/runtime/i18n';
import { useIsLineLost } from '../../../../shared/use-line.ts';
import { Banner } from './thread.styles.ts';

/** A note while the socket is disconnected. */
export function ConnectionBanner() {
  const { t } = useTranslation('messaging');
  return useIsLineLost() ? <Banner role="status">{t('connection.lost')}</Banner> : null;
}
