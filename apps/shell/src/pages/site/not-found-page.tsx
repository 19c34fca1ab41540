import { HOME_PATH } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { ButtonLink, EmptyState, usePageTitle } from '@barg/ui-kit';

export default function NotFoundPage() {
  const { t } = useTranslation('site');
  usePageTitle(t('notFound.title'));
  return (
    <EmptyState
      isPage
      title={t('notFound.title')}
      action={<ButtonLink to={HOME_PATH}>{t('notFound.home')}</ButtonLink>}
    >
      {t('notFound.message')}
    </EmptyState>
  );
}
