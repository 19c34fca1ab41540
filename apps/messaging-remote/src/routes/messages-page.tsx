import { useTranslation } from '@barg/runtime/i18n';

export function MessagesPage() {
  const { t } = useTranslation('messaging');
  return <h1>{t('nav.messages')}</h1>;
}
