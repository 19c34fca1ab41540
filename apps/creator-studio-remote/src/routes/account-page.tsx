import { useTranslation } from '@barg/runtime/i18n';

export function AccountPage() {
  const { t } = useTranslation('creator-studio');
  return <h1>{t('nav.studio')}</h1>;
}
