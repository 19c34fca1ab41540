import { memo, Suspense } from 'react';
import type { OwnPhoto } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Badge, lazyPart, Text, Time, SMALL_PART, UserLine } from '@barg/ui-kit';
import { Checkbox } from '@barg/ui-kit/fields';
import { ChoosableAudience, ChoosableFigures, ChoosableRow } from '../../../shared/choosable-row.styles.ts';
import { RowThumbnail } from '../../../shared/row-thumbnail.tsx';
import { paths } from '../../../shared/paths.ts';
import { GalleryLink } from './photo-row.styles.ts';
import { PhotoState } from './photo-state.tsx';

const PhotoMenu = lazyPart(async () => ({ default: (await import('./photo-menu.tsx')).PhotoMenu }), SMALL_PART);

interface PhotoRowProps {
  photo: OwnPhoto;
  isChosen: boolean;
  onChoose: (photoId: string, isChosen: boolean) => void;
  onDeleted: (photoIds: readonly string[]) => void;
}

/** One of her photos: what it is called, in which gallery it stands, how far it is, who sees it. */
export const PhotoRow = memo(function PhotoRow({ photo, isChosen, onChoose, onDeleted }: PhotoRowProps) {
  const { t } = useTranslation('creator-studio');
  const { _id: photoId, file, galleryTitle } = photo;
  const name = photo.title || t('photos.untitled', { gallery: galleryTitle });
  return (
    <ChoosableRow>
      <Checkbox
        label=""
        aria-label={t('photos.choose', { name })}
        checked={isChosen}
        onChange={(event) => onChoose(photoId, event.target.checked)}
      />
      <RowThumbnail file={file} />
      <div>
        <UserLine as={Text} weight="medium" clamp={2} text={name} />
        <Text size="caption" tone="faint">
          <Time value={photo.createdAt} />
        </Text>
        <PhotoState photo={photo} />
      </div>
      <ChoosableFigures>
        <GalleryLink to={paths.editGallery(photo.galleryId)}>
          <UserLine as={Text} size="caption" tone="brand" clamp={1} text={galleryTitle} />
        </GalleryLink>
        {photo.isCover && <Badge variant="status">{t('galleries.cover')}</Badge>}
      </ChoosableFigures>
      <ChoosableAudience>
        <Badge variant="status">{t(`audience.${photo.audience}`)}</Badge>
      </ChoosableAudience>
      <Suspense fallback={null}>
        <PhotoMenu photo={photo} name={name} leadsToGallery onDeleted={onDeleted} />
      </Suspense>
    </ChoosableRow>
  );
});
