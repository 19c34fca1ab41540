import styled from 'styled-components';
import type { MessageFile } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Spinner } from '@barg/ui-kit';
import { MovingPicture, ZoomablePhoto } from '@barg/ui-kit/viewer';
import { useFile } from '../../../hooks/use-files.ts';
import { FileNote } from './file-note.tsx';

const Waiting = styled.div`
  display: grid;
  place-items: center;
  block-size: 100%;
`;

const MovingPhoto = styled.img`
  display: block;
  max-inline-size: 100%;
  max-block-size: calc(100dvh - 120px);
`;

/** A photo in the viewer, or why it is not shown. */
export function ViewedPhoto({ photo }: { photo: MessageFile }) {
  const { t } = useTranslation('messaging');
  const shown = useFile(photo);
  const { file, status, isGone, hasFailed, renew } = shown;
  if (file?.thumbnails && file.motion) {
    const { thumbnails, motion: moving, alt } = file;
    return (
      <Waiting>
        <MovingPicture motion={moving} labels={{ play: t('files.move'), pause: t('files.hold') }}>
          {(motion) => (
            <MovingPhoto src={motion ?? thumbnails.medium.webp} alt={alt || t('files.photo')} onError={renew} />
          )}
        </MovingPicture>
      </Waiting>
    );
  }
  if (file?.thumbnails) {
    return <ZoomablePhoto source={file.thumbnails} alt={file.alt || t('files.photo')} onError={renew} />;
  }
  const isComing = status === 'ready' && !isGone && !hasFailed;
  return <Waiting>{isComing ? <Spinner size={40} /> : <FileNote type="photo" {...shown} />}</Waiting>;
}
