import { useTranslation } from '@barg/runtime/i18n';
import { PageHeader } from '@barg/ui-kit';
import { Obs } from '../features/broadcast/obs/obs.tsx';

/** Streaming with OBS or another encoder: key, what arrives, and the way on air. */
export function ObsPage() {
  const { t } = useTranslation('live');
  return (
    <>
      <title>{t('obs.page')}</title>
      <PageHeader title={t('obs.page')} subtitle={t('obs.subtitle')} />
      <Obs />
    </>
  );
}
