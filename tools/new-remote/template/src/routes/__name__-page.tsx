import { useTranslation } from '@barg/runtime/i18n';
import { PageHeader } from '@barg/ui-kit';
import { PerformerList } from '../features/performers/components/performer-list.tsx';

/** Whom most people follow. */
export function __Name__Page() {
  const { t } = useTranslation('__name__');
  return (
    <>
      <title>{t('title')}</title>
      <PageHeader title={t('title')} />
      <PerformerList />
    </>
  );
}
