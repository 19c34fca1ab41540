import { ChosenBar } from '../../../shared/chosen-bar.tsx';
import { useChangingAudience } from '../../../shared/audience/use-changing-audience.ts';
import { useChangeVideoMutation } from '../api/videos.ts';
import { useDeleteVideos } from '../hooks/use-delete-videos.ts';

interface ChosenVideosProps {
  videoIds: readonly string[];
  onForget: (videoIds: readonly string[]) => void;
}

/** How many videos are chosen, and what can be done with all of them. */
export function ChosenVideos({ videoIds, onForget }: ChosenVideosProps) {
  const deleteVideos = useDeleteVideos();
  const [changeVideo] = useChangeVideoMutation();
  const changeAudience = useChangingAudience({
    kind: 'videos',
    changeOne: (videoId, body) => changeVideo({ videoId, body }),
  });
  return (
    <ChosenBar
      kind="videos"
      ids={videoIds}
      onForget={onForget}
      deleteAll={deleteVideos}
      changeAudience={changeAudience}
    />
  );
}
