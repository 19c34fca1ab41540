import { useTranslation } from '@barg/runtime/i18n';
import { useCurrentUser } from '@barg/session';
import { PageHeader, Stack } from '@barg/ui-kit';
import { PrivateList } from '../features/private/components/private-list.tsx';
import { PrivateSettings } from '../features/private/components/private-settings.tsx';

/** Requests and private streams; for a performer also what she offers. */
export function PrivatePage() {
  const { t } = useTranslation('live');
  const user = useCurrentUser();
  return (
    <>
      <title>{t('private.page')}</title>
      <PageHeader title={t('private.page')} subtitle={t('private.subtitle')} />
      <Stack gap={4}>
        <PrivateList state="open" />
        {user?.isPerformer && <PrivateSettings />}
        <PrivateList state="ended" />
      </Stack>
    </>
  );
}
