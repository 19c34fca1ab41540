import { Suspense, useState } from 'react';
import type { MediaFile } from '@barg/api-client/models';
import { lazyPart, Picture } from '@barg/ui-kit';
import { frameRatio } from '../../../entities/media/frame-ratio.ts';
import { PlayOverlay } from '../../../entities/media/player/play-overlay.tsx';
import { useToastOnFailure } from '../../../shared/page/use-toast-on-failure.ts';
import { useOpenVideoFileMutation } from '../api/video-files.ts';
import { Stage } from './video.styles.ts';

const VideoPlayer = lazyPart(() => import('../../../entities/media/components/video-player.tsx'));

interface FilmProps {
  videoId: string;
  file: MediaFile;
  label: string;
  /** The video's thumbnail; by default a frame of the film. */
  poster: MediaFile | null;
}

/**
 * A film behind its thumbnail. Its URL is requested on play, because a page may be open for longer than
 * a signed URL is valid, and because the request counts a view.
 */
export default function Film({ videoId, file, label, poster }: FilmProps) {
  const attempt = useToastOnFailure();
  const [open] = useOpenVideoFileMutation();
  const [opened, setOpened] = useState<MediaFile | null>(null);
  const ratio = frameRatio(file);
  const still = poster?.thumbnails ?? file.thumbnails;
  const handleBegin = () =>
    void attempt(
      open({ videoId, fileId: file._id })
        .unwrap()
        .then((fresh) => setOpened(fresh)),
    );
  const start = (
    <Stage>
      <Picture source={still} thumbhash={poster?.thumbhash ?? file.thumbhash} alt="" ratio={ratio} priority="high" />
      <PlayOverlay label={label} duration={(file.durationMs ?? 0) / 1000} onBegin={handleBegin} />
    </Stage>
  );
  if (!opened) return start;
  return (
    <Suspense fallback={start}>
      <VideoPlayer file={opened} label={label} ratio={ratio} poster={still} beginsAtOnce />
    </Suspense>
  );
}
