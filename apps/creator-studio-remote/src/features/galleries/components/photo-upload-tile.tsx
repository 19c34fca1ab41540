import X from 'lucide-react/icons/x';
import { useTranslation } from '@barg/runtime/i18n';
import { IconButton, Progress } from '@barg/ui-kit';
import { TileFailure } from '../../../shared/tile-failure.tsx';
import { TilePreview, TileRemove, TileRoot, TileState } from '../../../shared/upload-tile.styles.ts';
import type { PhotoUpload } from '../hooks/photo-upload-list.ts';

interface PhotoUploadTileProps {
  upload: PhotoUpload;
  onRemove: (key: string) => void;
}

/** A picture on its way into the gallery: how far it is, and what went wrong. */
export function PhotoUploadTile({ upload, onRemove }: PhotoUploadTileProps) {
  const { t } = useTranslation('creator-studio');
  const { key, name, previewUrl, state, progress, error } = upload;
  return (
    <TileRoot>
      <TilePreview src={previewUrl} alt={name} />
      <TileRemove>
        <IconButton variant="media" icon={X} label={t('composer.removeFile')} onClick={() => onRemove(key)} />
      </TileRemove>
      <TileState>
        {state === 'failed' ? (
          <TileFailure name={name} reason={error ?? t('composer.uploadFailed')} />
        ) : (
          <Progress value={progress} label={t(`galleries.states.${state}`)} />
        )}
      </TileState>
    </TileRoot>
  );
}
