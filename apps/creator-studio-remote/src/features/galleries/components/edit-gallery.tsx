import { useTranslation } from '@barg/runtime/i18n';
import { hasFields } from '@barg/session/unsent-drafts';
import { LoadFailure, Skeleton, Stack, useToast } from '@barg/ui-kit';
import { useDeletedElsewhere } from '../../../shared/use-deleted-elsewhere.ts';
import type { PlannedWorkBody } from '../../../shared/work-schema.ts';
import { useOwnGalleryQuery, useUpdateGalleryMutation } from '../api/galleries.ts';
import { useProcessingPhotos } from '../hooks/use-processing-photos.ts';
import { GalleryForm, type Changes } from './gallery-form.tsx';
import { GalleryPhotos } from './gallery-photos.tsx';

/** The photos of a gallery and its words. */
export function EditGallery({ galleryId }: { galleryId: string }) {
  const { t } = useTranslation('creator-studio');
  const toast = useToast();
  const { currentData: gallery, error, refetch } = useOwnGalleryQuery(galleryId);
  const withDeletedNotice = useDeletedElsewhere('gallery');
  const [updateGallery] = useUpdateGalleryMutation();
  useProcessingPhotos(gallery?.photos);

  if (error && !gallery) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!gallery) return <Skeleton height="420px" radius="card" />;

  const handleSubmit = async (_all: PlannedWorkBody, body: Changes) => {
    if (hasFields(body)) await withDeletedNotice(updateGallery({ galleryId, body }).unwrap());
    toast(t('composer.saved'), { tone: 'success' });
  };
  return (
    <Stack gap={5}>
      <GalleryPhotos gallery={gallery} />
      {/* The form takes its values once: another gallery, or one that has come out, is another form. */}
      <GalleryForm
        key={`${gallery._id} ${gallery.state}`}
        gallery={gallery}
        onReload={() => refetch().unwrap()}
        onSubmit={handleSubmit}
      />
    </Stack>
  );
}
