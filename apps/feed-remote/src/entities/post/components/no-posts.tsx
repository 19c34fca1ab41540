import { useTranslation } from '@barg/runtime/i18n';
import { EmptyState } from '@barg/ui-kit';

export function NoPosts() {
  const { t } = useTranslation('feed');
  return <EmptyState title={t('post.none')} />;
}
