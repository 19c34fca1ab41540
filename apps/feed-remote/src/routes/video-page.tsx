import { useParams } from '@barg/runtime/router';
import { Video } from '../features/video/components/video.tsx';

/** `/videos/:videoId` */
export function VideoPage() {
  const { videoId = '' } = useParams();
  return <Video videoId={videoId} />;
}
