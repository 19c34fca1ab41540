import Music from 'lucide-react/icons/music';
import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import type { Upload } from '@barg/session/uploads';
import { Icon, useFormat, UserLine } from '@barg/ui-kit';
import { TilePreview } from '../upload-tile.styles.ts';
import { FilmWords, TileThumbnail, TileName } from './upload-thumbnail.styles.ts';

/** What an upload is called. What the server gives back of a draft comes without its name: it is called what it is. */
export const useUploadName = ({ name, kind }: Upload): string => {
  const { t } = useTranslation('creator-studio');
  return name || t(`vault.types.${kind === 'video' || kind === 'audio' ? kind : 'photo'}`);
};

/** What an upload looks like: its picture, or what it is, called and how long. */
export function UploadThumbnail({ upload, isNamed }: { upload: Upload; isNamed: boolean }) {
  const format = useFormat();
  const name = useUploadName(upload);
  const { file, previewUrl, kind } = upload;
  const picture = file?.thumbnails?.small.webp ?? previewUrl;
  // Of a file that only calls itself a picture.
  const [broken, setBroken] = useState<string>();
  if (picture && picture !== broken) {
    return (
      <>
        <TilePreview src={picture} alt={upload.name} onError={() => setBroken(picture)} />
        {kind === 'video' && (
          <FilmWords>
            {isNamed && <UserLine as={TileName} text={name} />}
            {typeof file?.durationMs === 'number' && <bdi>{format.duration(file.durationMs)}</bdi>}
          </FilmWords>
        )}
      </>
    );
  }
  return (
    <TileThumbnail>
      {kind === 'audio' && <Icon icon={Music} />}
      {isNamed && <UserLine as={TileName} text={name} />}
      {typeof file?.durationMs === 'number' && <bdi>{format.duration(file.durationMs)}</bdi>}
    </TileThumbnail>
  );
}
