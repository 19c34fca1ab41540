import { useTranslation } from '@barg/runtime/i18n';
import { ButtonLink, ForbiddenState } from '@barg/ui-kit';
import { sitePaths } from './paths.ts';

/** Shown instead of the wallet to accounts that have none. */
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
