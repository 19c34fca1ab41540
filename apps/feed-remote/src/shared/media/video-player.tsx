import styled from 'styled-components';
import type { ImageSource, MediaFile } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Picture, color, space } from '@barg/ui-kit';
import { FilmPlayer } from './player/film-player.tsx';
import { playerKey } from './player/use-player.ts';
import { useUnfinishedFile } from './use-unfinished-file.ts';

const Frame = styled.div`
  position: relative;
  background: ${color.sunken};
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
  /** It was asked for by what led here. */
  beginsAtOnce?: boolean;
}

/** A video, or why it cannot be seen yet; nothing of it is fetched before it is asked for. */
export default function VideoPlayer(props: VideoPlayerProps) {
  const { file, ratio, poster } = props;
  const { t } = useTranslation('feed');
  const { url } = file;
  useUnfinishedFile(file);
  if (url) return <FilmPlayer key={playerKey(file)} {...props} file={{ ...file, url }} />;
  return (
    <Frame>
      <Picture source={poster} thumbhash={file.thumbhash} alt="" ratio={ratio} />
      <Note>{t(file.status === 'failed' ? 'media.failed' : 'media.processing')}</Note>
    </Frame>
  );
}
