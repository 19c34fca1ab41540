import X from 'lucide-react/icons/x';
import { useTranslation } from '@barg/runtime/i18n';
import { IconButton, Progress, Text } from '@barg/ui-kit';
import type { Upload } from '../hooks/upload-list.ts';
import { TileName, TilePreview, TileRemove, TileRoot, TileState } from '../../../shared/upload-tile.styles.ts';

interface UploadTileProps {
  upload: Upload;
  onRemove: (key: string) => void;
}

/** One file of the post: its picture, how far it is, and what went wrong. */
export function UploadTile({ upload, onRemove }: UploadTileProps) {
  const { t } = useTranslation('creator-studio');
  const { state, previewUrl, name } = upload;
  const picture = upload.file?.thumbnails?.small.webp ?? previewUrl;
  return (
    <TileRoot>
      {picture ? <TilePreview src={picture} alt={name} /> : <TileName dir="auto">{name}</TileName>}
      <TileRemove>
        <IconButton variant="media" icon={X} label={t('composer.removeFile')} onClick={() => onRemove(upload.key)} />
      </TileRemove>
      {state !== 'ready' && (
        <TileState>
          {state === 'failed' ? (
            <Text size="caption" tone="inherit" role="alert">
              {upload.error ?? t('composer.uploadFailed')}
            </Text>
          ) : (
            <Progress value={upload.progress} label={t(`composer.states.${state}`)} />
          )}
        </TileState>
      )}
    </TileRoot>
  );
}
