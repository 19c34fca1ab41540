import { useTranslation } from '@barg/runtime/i18n';
import { ButtonLink, EmptyState } from '@barg/ui-kit';
import { HOME_PATH } from '../../routes/paths.ts';

export default function NotFoundPage() {
  const { t } = useTranslation('site');
  return (
    <EmptyState title={t('notFound.title')} action={<ButtonLink to={HOME_PATH}>{t('notFound.home')}</ButtonLink>}>
      {t('notFound.message')}
    </EmptyState>
  );
}
