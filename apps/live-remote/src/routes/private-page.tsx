import { useTranslation } from '@barg/runtime/i18n';
import { PageHeader } from '@barg/ui-kit';
import { PrivateLists } from '../features/private/components/private-lists.tsx';

/** Requests and private streams; for a performer also what she offers. */
export function PrivatePage() {
  const { t } = useTranslation('live');
  return (
    <>
      <PageHeader title={t('private.page')} subtitle={t('private.subtitle')} />
      <PrivateLists />
    </>
  );
}
