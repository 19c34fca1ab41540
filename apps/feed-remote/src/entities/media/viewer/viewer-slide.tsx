import styled from 'styled-components';
import type { MediaFile } from '@barg/api-client/models';
import { ZoomablePhoto } from '@barg/ui-kit/viewer';
import { frameRatio } from '../frame-ratio.ts';
import { MediaItem, isVideo } from '../components/media-item.tsx';
import { Moving } from '../components/moving.tsx';
import type { PhotoWords } from './photo-caption.tsx';

export interface ViewerItem {
  file: MediaFile;
  /** What it shows, in words. */
  alt: string;
  /** For a video that has a picture of its own. */
  poster?: MediaFile | null;
  /** What is said of it, under it. */
  words?: PhotoWords;
}

/** What has a shape keeps it, as large as the screen allows. */
const ShapedPlace = styled.div<{ $ratio: number }>`
  display: grid;
  align-content: center;
  inline-size: min(100%, calc((100dvh - 120px) * ${(props) => props.$ratio}));
  block-size: 100%;
  margin-inline: auto;
`;

/** A photo that can be enlarged, a video, or why one of them cannot be seen yet. */
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
