import { useTranslation } from '@barg/runtime/i18n';
import { PageHeader, RevealStack } from '@barg/ui-kit';
import { VerifiedOnly } from '../features/account/components/verified-only.tsx';
import { FanLists } from '../features/fans/components/fan-lists.tsx';
import { OwnFans } from '../features/fans/components/own-fans.tsx';
import { StudioSections } from '../shared/studio-sections.tsx';

/** /creator/fans */
export function FansPage() {
  const { t } = useTranslation('creator-studio');
  return (
    <RevealStack gap={5}>
      <title>{t('fans.title')}</title>
      <PageHeader title={t('fans.title')} />
      <StudioSections />
      <VerifiedOnly>
        <FanLists />
        <OwnFans />
      </VerifiedOnly>
    </RevealStack>
  );
}
