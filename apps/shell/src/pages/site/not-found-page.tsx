import { HOME_PATH } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { ButtonLink, EmptyState, usePageTitle } from '@barg/ui-kit';

export default function NotFoundPage() {
  const { t } = useTranslation('site');
  // In the words of every page of something that is not there.
  const { t: ui } = useTranslation('ui');
  usePageTitle(ui('missing.title'));
  return (
    <EmptyState
      isPage
      title={ui('missing.title')}
      action={<ButtonLink to={HOME_PATH}>{t('notFound.home')}</ButtonLink>}
    >
      {ui('missing.message')}
    </EmptyState>
  );
}
