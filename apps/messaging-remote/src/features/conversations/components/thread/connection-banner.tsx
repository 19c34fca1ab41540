import { useTranslation } from '@barg/runtime/i18n';
import { useIsLineLost } from '../../../../shared/use-line.ts';
import { Banner } from './thread.styles.ts';

/** Says why nothing comes while the line is down. */
export function ConnectionBanner() {
  const { t } = useTranslation('messaging');
  return useIsLineLost() ? <Banner role="status">{t('connection.lost')}</Banner> : null;
}
