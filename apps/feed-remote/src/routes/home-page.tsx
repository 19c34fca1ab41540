import { useTranslation } from '@barg/runtime/i18n';

export function HomePage() {
  const { t } = useTranslation('feed');
  return <h1>{t('nav.home')}</h1>;
}
