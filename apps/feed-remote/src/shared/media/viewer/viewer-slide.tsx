import styled from 'styled-components';
import type { MediaFile } from '@barg/api-client/models';
import { ZoomablePhoto } from '@barg/ui-kit/viewer';
import { frameRatio } from '../frame-ratio.ts';
import { MediaItem, isVideo } from '../media-item.tsx';

export interface ViewerItem {
  file: MediaFile;
  /** What it shows, in words. */
  alt: string;
  /** For a video that has a picture of its own. */
  poster?: MediaFile | null;
}

/** Film players keep their shape, as large as the screen allows. */
const FilmPlace = styled.div<{ $ratio: number }>`
  display: grid;
  align-content: center;
  inline-size: min(100%, calc((100dvh - 120px) * ${(props) => props.$ratio}));
  block-size: 100%;
  margin-inline: auto;
`;

/** A photo that can be enlarged, or a video. */
export function ViewerSlide({ item: { file, alt, poster } }: { item: ViewerItem }) {
  if (!isVideo(file)) return file.thumbnails && <ZoomablePhoto source={file.thumbnails} alt={alt} />;
  const ratio = frameRatio(file);
  return (
    <FilmPlace $ratio={ratio}>
      <MediaItem file={file} alt={alt} ratio={ratio} poster={poster} />
    </FilmPlace>
  );
}
