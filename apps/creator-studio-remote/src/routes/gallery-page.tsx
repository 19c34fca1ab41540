import { useTranslation } from '@barg/runtime/i18n';
import { useParams } from '@barg/runtime/router';
import { ButtonLink, PageHeader } from '@barg/ui-kit';
import { VerificationBanner } from '../features/account/components/verification-banner.tsx';
import { EditGallery } from '../features/galleries/components/edit-gallery.tsx';
import { NewGallery } from '../features/galleries/components/new-gallery.tsx';
import { NarrowPage } from '../shared/narrow-page.styles.ts';
import { paths, sitePaths } from '../shared/paths.ts';

/** /creator/galleries/new and /creator/galleries/:galleryId */
export function GalleryPage() {
  const { t } = useTranslation('creator-studio');
  const { galleryId } = useParams();
  const title = t(galleryId ? 'galleries.editTitle' : 'galleries.newTitle');
  const actions = (
    <>
      {galleryId && <ButtonLink to={sitePaths.gallery(galleryId)}>{t('galleries.view')}</ButtonLink>}
      <ButtonLink to={paths.galleries}>{t('galleries.all')}</ButtonLink>
    </>
  );
  return (
    <NarrowPage>
      <title>{title}</title>
      <PageHeader title={title} actions={actions} />
      <VerificationBanner />
      {galleryId ? <EditGallery key={galleryId} galleryId={galleryId} /> : <NewGallery />}
    </NarrowPage>
  );
}
