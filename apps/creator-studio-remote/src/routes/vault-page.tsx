import { useTranslation } from '@barg/runtime/i18n';
import { PageHeader, Stack } from '@barg/ui-kit';
import { VerificationBanner } from '../features/account/components/verification-banner.tsx';
import { OwnVault } from '../features/vault/components/own-vault.tsx';
import { StudioSections } from '../shared/studio-sections.tsx';

/** /creator/vault */
export function VaultPage() {
  const { t } = useTranslation('creator-studio');
  return (
    <Stack gap={5}>
      <title>{t('vault.title')}</title>
      <PageHeader title={t('vault.title')} />
      <StudioSections />
      <VerificationBanner />
      <OwnVault />
    </Stack>
  );
}
