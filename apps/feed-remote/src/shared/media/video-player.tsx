import styled from 'styled-components';
import type { ImageSource, MediaFile } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Picture, color, space } from '@barg/ui-kit';

const Frame = styled.div`
  position: relative;
  background: ${color.sunken};
`;

const Player = styled.video`
  inline-size: 100%;
  object-fit: contain;
`;

const Note = styled.p`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  padding: ${space[4]};
  background: ${color.scrim};
  color: ${color.onMedia};
`;

interface VideoPlayerProps {
  file: MediaFile;
  label: string;
  ratio: number;
  poster: ImageSource | null;
}

/** The browser's own player; nothing of the video is fetched before it is asked for. */
export default function VideoPlayer({ file, label, ratio, poster }: VideoPlayerProps) {
  const { t } = useTranslation('feed');
  if (!file.url) {
    return (
      <Frame>
        <Picture source={poster} thumbhash={file.thumbhash} alt="" ratio={ratio} />
        <Note>{t(file.status === 'failed' ? 'media.failed' : 'media.processing')}</Note>
      </Frame>
    );
  }
  return (
    <Frame>
      <Player
        controls
        playsInline
        preload="none"
        src={file.url}
        poster={poster?.large.webp}
        aria-label={label}
        style={{ aspectRatio: ratio }}
      />
    </Frame>
  );
}
