import { useTranslation } from '@barg/runtime/i18n';

export function WalletPage() {
  const { t } = useTranslation('commerce');
  return <h1>{t('nav.wallet')}</h1>;
}
