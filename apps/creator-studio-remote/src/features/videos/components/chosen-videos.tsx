import { ChosenBar } from '../../../shared/chosen-bar.tsx';
import { useDeleteVideos } from '../hooks/use-delete-videos.ts';

interface ChosenVideosProps {
  videoIds: readonly string[];
  onForget: (videoIds: readonly string[]) => void;
}

/** How many videos are chosen, and what can be done with all of them. */
export function ChosenVideos({ videoIds, onForget }: ChosenVideosProps) {
  const takeAway = useDeleteVideos();
  return <ChosenBar kind="videos" ids={videoIds} onForget={onForget} takeAway={takeAway} />;
}
