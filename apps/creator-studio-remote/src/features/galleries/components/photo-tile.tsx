import Ellipsis from 'lucide-react/icons/ellipsis';
import { memo, Suspense } from 'react';
import type { OwnPhoto } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { IconButton, lazyPart, Picture, Text, useFormat, SMALL_PART, UserLine } from '@barg/ui-kit';
import { failureOf } from '../../../shared/file-failure.ts';
import { TileRemove, TileRoot, TileState } from '../../../shared/upload-tile.styles.ts';
import { CoverMark } from './photo-tile.styles.ts';

const PhotoMenu = lazyPart(async () => ({ default: (await import('./photo-menu.tsx')).PhotoMenu }), SMALL_PART);

interface PhotoTileProps {
  photo: OwnPhoto;
  /** Its place in the gallery, for those without a title. */
  number: number;
}

/**
 * A photo of the gallery with its title and actions. Memoised: a gallery has up to 200, which must not render with each
 * progress of an upload.
 */
export const PhotoTile = memo(function PhotoTile({ photo, number }: PhotoTileProps) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const { file, isCover, title, errorCode } = photo;
  const name = title || t('galleries.photo', { number: format.number(number) });
  const note =
    file.status === 'failed'
      ? t(`videos.failures.${failureOf(errorCode)}`)
      : file.status === 'ready'
        ? title
        : t('galleries.states.processing');
  return (
    <TileRoot>
      <Picture source={file.thumbnails} thumbhash={file.thumbhash} alt={file.alt || name} ratio={1} sizes="160px" />
      {isCover && <CoverMark>{t('galleries.cover')}</CoverMark>}
      <TileRemove>
        <Suspense fallback={null}>
          <PhotoMenu
            photo={photo}
            name={name}
            trigger={<IconButton variant="media" icon={Ellipsis} label={t('galleries.photoMenu', { name })} />}
          />
        </Suspense>
      </TileRemove>
      {note && (
        <TileState>
          <UserLine as={Text} size="caption" tone="inherit" clamp={file.status === 'failed' ? 3 : 1} text={note} />
        </TileState>
      )}
    </TileRoot>
  );
});
