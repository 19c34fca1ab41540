import { useTranslation } from '@barg/runtime/i18n';
import { PageHeader, Stack } from '@barg/ui-kit';
import { VerificationBanner } from '../features/account/components/verification-banner.tsx';
import { OwnPhotos } from '../features/galleries/components/own-photos.tsx';
import { StudioSections } from '../shared/studio-sections.tsx';

/** /creator/photos */
export function PhotosPage() {
  const { t } = useTranslation('creator-studio');
  return (
    <Stack gap={5}>
      <title>{t('photos.title')}</title>
      <PageHeader title={t('photos.title')} />
      <StudioSections />
      <VerificationBanner />
      <OwnPhotos />
    </Stack>
  );
}
