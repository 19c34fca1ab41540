import { lazy, Suspense } from 'react';
import { ChosenBar } from '../../../shared/chosen-bar.tsx';

const DeleteVideos = lazy(() =>
  import('./delete-videos.tsx').then(({ DeleteVideos: component }) => ({ default: component })),
);

interface ChosenVideosProps {
  videoIds: readonly string[];
  onForget: (videoIds: readonly string[]) => void;
}

/** How many videos are chosen, and what can be done with all of them. */
export function ChosenVideos({ videoIds, onForget }: ChosenVideosProps) {
  return (
    <ChosenBar
      kind="videos"
      ids={videoIds}
      onForgetAll={() => onForget(videoIds)}
      question={(onClose) => (
        <Suspense fallback={null}>
          <DeleteVideos ids={videoIds} onClose={onClose} onDeleted={onForget} />
        </Suspense>
      )}
    />
  );
}
