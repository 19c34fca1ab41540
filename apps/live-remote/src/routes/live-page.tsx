import { useTranslation } from '@barg/runtime/i18n';

export function LivePage() {
  const { t } = useTranslation('live');
  return <h1>{t('nav.live')}</h1>;
}
