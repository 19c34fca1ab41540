import { useTranslation } from '@barg/runtime/i18n';
import { ButtonLink, ForbiddenState } from '@barg/ui-kit';
import { sitePaths } from './paths.ts';

/** In place of what is paid and bought, for whoever is no fan. */
export function NoWallet() {
  const { t } = useTranslation('commerce');
  return (
    <ForbiddenState
      title={t('wallet.forbidden')}
      message={t('wallet.forbiddenMessage')}
      action={<ButtonLink to={sitePaths.studio}>{t('subscriptions.toStudio')}</ButtonLink>}
    />
  );
}
