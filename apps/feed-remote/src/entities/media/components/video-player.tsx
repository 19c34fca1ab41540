import type { ImageSource, MediaFile } from '@barg/api-client/models';
import { FilmPlayer } from '../player/film-player.tsx';
import { playerKey } from '../player/use-player.ts';
import UnfinishedItem from './unfinished-item.tsx';

interface VideoPlayerProps {
  file: MediaFile;
  label: string;
  ratio: number;
  poster: ImageSource | null;
  /** It was asked for by what led here. */
  beginsAtOnce?: boolean;
}

/** A video, or why it or a photo cannot be seen yet; nothing of it is fetched before it is asked for. */
export default function VideoPlayer(props: VideoPlayerProps) {
  const { file, ratio, poster } = props;
  const { url } = file;
  if (url) return <FilmPlayer key={playerKey(file)} {...props} file={{ ...file, url }} />;
  return <UnfinishedItem file={file} ratio={ratio} poster={poster} />;
}
