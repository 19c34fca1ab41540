import type { ImageSource, MediaFile } from '@barg/api-client/models';
import { FilmPlayer } from '../player/film-player.tsx';
import { playerKey } from '../player/use-player.ts';
import UnfinishedItem from './unfinished-item.tsx';

interface VideoPlayerProps {
  file: MediaFile;
  label: string;
  ratio: number;
  poster: ImageSource | null;
  /** Whether it plays on mount. */
  beginsAtOnce?: boolean;
}

/** A video, or the processing state of a file; the film loads on play. */
export default function VideoPlayer(props: VideoPlayerProps) {
  const { file, ratio, poster } = props;
  const { url } = file;
  if (url) return <FilmPlayer key={playerKey(file)} {...props} file={{ ...file, url }} />;
  return <UnfinishedItem file={file} ratio={ratio} poster={poster} />;
}
