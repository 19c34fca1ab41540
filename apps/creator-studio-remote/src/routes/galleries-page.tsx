import Plus from 'lucide-react/icons/plus';
import { useTranslation } from '@barg/runtime/i18n';
import { ButtonLink, PageHeader, Stack } from '@barg/ui-kit';
import { VerificationBanner } from '../features/account/components/verification-banner.tsx';
import { OwnGalleries } from '../features/galleries/components/own-galleries.tsx';
import { paths } from '../shared/paths.ts';
import { StudioSections } from '../shared/studio-sections.tsx';

export function GalleriesPage() {
  const { t } = useTranslation('creator-studio');
  const action = (
    <ButtonLink variant="primary" to={paths.newGallery} icon={Plus}>
      {t('galleries.new')}
    </ButtonLink>
  );
  return (
    <Stack gap={5}>
      <title>{t('galleries.title')}</title>
      <PageHeader title={t('galleries.title')} actions={action} />
      <StudioSections />
      <VerificationBanner />
      <OwnGalleries />
    </Stack>
  );
}
