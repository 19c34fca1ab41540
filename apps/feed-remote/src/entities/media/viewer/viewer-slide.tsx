import styled from 'styled-components';
import type { MediaFile } from '@barg/api-client/models';
import { ZoomablePhoto } from '@barg/ui-kit/viewer';
import { frameRatio } from '../frame-ratio.ts';
import { MediaItem } from '../components/media-item.tsx';
import { isVideo } from '../is-video.ts';
import { Moving } from '../components/moving.tsx';
import type { PhotoWords } from './photo-caption.tsx';

export interface ViewerItem {
  file: MediaFile;
  /** The alternative text. */
  alt: string;
  /** The thumbnail of a video. */
  poster?: MediaFile | null;
  /** The caption below it. */
  words?: PhotoWords;
}

/** Keeps the aspect ratio, as large as the screen allows. */
const ShapedPlace = styled.div<{ $ratio: number }>`
  display: grid;
  align-content: center;
  inline-size: min(100%, calc((100dvh - 120px) * ${(props) => props.$ratio}));
  block-size: 100%;
  margin-inline: auto;
`;

/** A zoomable photo, a video, or the processing state of a file. */
export function ViewerSlide({ item: { file, alt, poster } }: { item: ViewerItem }) {
  if (file.thumbnails && !isVideo(file) && !file.motion) return <ZoomablePhoto source={file.thumbnails} alt={alt} />;
  const ratio = frameRatio(file);
  return (
    <ShapedPlace $ratio={ratio}>
      <Moving file={file}>
        {(motion) => <MediaItem file={file} alt={alt} ratio={ratio} poster={poster} motion={motion} />}
      </Moving>
    </ShapedPlace>
  );
}
