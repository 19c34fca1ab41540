import ImagePlus from 'lucide-react/icons/image-plus';
import type { ChangeEvent } from 'react';
import type { OwnGalleryView } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Card, CardTitle, Grid, Icon, Stack, Text, VisuallyHidden, useFormat, useToast, useUi } from '@barg/ui-kit';
import { namesOf } from '../../../shared/file-names.ts';
import { UnsentFilesQuestion } from '../../../shared/unsent-files-question.tsx';
import { useStudioGuard } from '../../../shared/use-studio-guard.ts';
import { UploadTile } from '../../../shared/uploads/upload-tile.tsx';
import { PickerLabel } from '../../../shared/upload-tile.styles.ts';
import { useFittingFiles } from '../../../shared/use-fitting-files.ts';
import { FromVault } from '../../../shared/vault/from-vault.tsx';
import { usePhotoUploads } from '../hooks/use-photo-uploads.ts';
import { useVaultPhotos } from '../hooks/use-vault-photos.ts';
import { PhotoTile } from './photo-tile.tsx';

/** What a gallery may hold (the API refuses more). */
const MAX_PHOTOS = 200;
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif';

/** The photos of a gallery in their order, those on their way, and the place to add more. */
export function GalleryPhotos({ gallery }: { gallery: OwnGalleryView }) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const toast = useToast();
  const { locale } = useUi();
  const { uploads, add, actions, isJoining } = usePhotoUploads(gallery._id);
  const guard = useStudioGuard(isJoining);
  const fitting = useFittingFiles();
  const addFromVault = useVaultPhotos(gallery._id);
  const room = MAX_PHOTOS - gallery.photos.length - uploads.length;
  const take = (files: readonly File[]) => {
    add(files.slice(0, room));
    const leftOut = files.slice(room);
    const told = { count: MAX_PHOTOS, amount: format.number(MAX_PHOTOS), names: namesOf(leftOut, locale) };
    if (leftOut.length > 0) toast(t('galleries.leftOut', told), { tone: 'danger' });
  };
  const handlePick = (event: ChangeEvent<HTMLInputElement>) => {
    fitting([...(event.target.files ?? [])], { kindOf: () => 'picture', accepted: ['picture'] }, take);
    // So that picking the same file again is a change.
    event.target.value = '';
  };
  const count = gallery.photos.length;
  return (
    <Card aria-label={t('galleries.photos')}>
      <UnsentFilesQuestion guard={guard} />
      <CardTitle>{t('galleries.photos')}</CardTitle>
      <Stack>
        <Text tone="muted">
          {count === 0 ? t('galleries.noPhotos') : t('galleries.photoCount', { count, amount: format.number(count) })}
        </Text>
        <Grid as="ul" min={120} gap={2} aria-label={t('galleries.photos')}>
          {gallery.photos.map((photo, index) => (
            <PhotoTile key={photo._id} photo={photo} number={index + 1} />
          ))}
          {uploads.map((upload) => (
            <UploadTile key={upload.key} upload={upload} actions={actions} />
          ))}
          {room > 0 && (
            <li>
              <PickerLabel>
                <Icon icon={ImagePlus} />
                <span>{t('galleries.addPhotos')}</span>
                <VisuallyHidden>
                  <input type="file" multiple accept={ACCEPTED} onChange={handlePick} />
                </VisuallyHidden>
              </PickerLabel>
            </li>
          )}
          {room > 0 && (
            <li>
              <FromVault type="photo" room={room} onPick={addFromVault} />
            </li>
          )}
        </Grid>
      </Stack>
    </Card>
  );
}
