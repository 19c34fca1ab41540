import { useEffect, useRef, type RefObject } from 'react';
import type { MediaFile } from '@barg/api-client/models';
import { frameRatio } from '../frame-ratio.ts';
import { MediaItem, isVideo } from '../media-item.tsx';
import { FilmPlace, Frame, Photo, Picture } from './viewer.styles.ts';
import { createZoom, type Zoom } from './zoom.ts';

export interface ViewerItem {
  file: MediaFile;
  /** What it shows, in words. */
  alt: string;
  /** For a video that has a picture of its own. */
  poster?: MediaFile | null;
}

interface ViewerSlideProps {
  item: ViewerItem;
  isCurrent: boolean;
  /** Of the picture that is shown, for buttons and keys. */
  zoomRef: RefObject<Zoom | null>;
  scale: number;
  onScale: (scale: number) => void;
}

function ZoomablePhoto({ item: { file, alt }, isCurrent, zoomRef, scale, onScale }: ViewerSlideProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isCurrent || !frame.current) return undefined;
    const created = createZoom(frame.current, onScale);
    zoomRef.current = created;
    return () => {
      created.reset();
      created.stop();
      zoomRef.current = null;
    };
  }, [isCurrent, zoomRef, onScale]);
  const large = file.thumbnails?.large;
  return (
    <Frame ref={frame} data-zoomable={isCurrent && scale > 1 ? 'larger' : 'whole'}>
      {large && (
        <Picture>
          <source type="image/avif" srcSet={large.avif} />
          <Photo src={large.webp} alt={alt} draggable={false} decoding="async" />
        </Picture>
      )}
    </Frame>
  );
}

/** A photo that can be enlarged, or a video. */
export function ViewerSlide(props: ViewerSlideProps) {
  const { file, alt, poster } = props.item;
  if (!isVideo(file)) return <ZoomablePhoto {...props} />;
  const ratio = frameRatio(file);
  return (
    <FilmPlace $ratio={ratio}>
      <MediaItem file={file} alt={alt} ratio={ratio} poster={poster} />
    </FilmPlace>
  );
}
