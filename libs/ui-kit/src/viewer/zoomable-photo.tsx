import { useContext, useEffect, useRef, useState } from 'react';
import type { ImageSource } from '@barg/ui-kit';
import { SlideZoomContext } from './slide-zoom.ts';
import { Photo, PhotoFrame, PhotoPicture } from './viewer.styles.ts';
import { createZoom } from './zoom.ts';

interface ZoomablePhotoProps {
  source: ImageSource;
  alt: string;
  /** Called when it fails to load, as when its signed URL has expired. */
  onError?: () => void;
}

/** A photo of a slide, as large as the screen allows; that of the current slide can be zoomed. */
export function ZoomablePhoto({ source: { large }, alt, onError }: ZoomablePhotoProps) {
  const slide = useContext(SlideZoomContext);
  if (!slide) throw new Error('a photo is enlarged in a viewer');
  const { isCurrent, scale, onScale, onZoom } = slide;
  const frame = useRef<HTMLDivElement>(null);
  const [quarters, setQuarters] = useState(0);
  useEffect(() => {
    if (!isCurrent || !frame.current) return undefined;
    const zoom = createZoom(frame.current, onScale);
    onZoom({
      zoomBy: zoom.zoomBy,
      rotate: () => {
        zoom.reset();
        setQuarters((before) => before + 1);
      },
    });
    return () => {
      zoom.reset();
      zoom.stop();
      onZoom(null);
    };
  }, [isCurrent, onScale, onZoom]);
  return (
    <PhotoFrame ref={frame} data-zoomable={isCurrent && scale > 1 ? 'larger' : 'whole'}>
      <PhotoPicture onErrorCapture={onError}>
        <source type="image/avif" srcSet={large.avif} />
        <Photo
          $quarters={quarters}
          data-turned={(quarters % 4) * 90}
          src={large.webp}
          alt={alt}
          draggable={false}
          decoding="async"
        />
      </PhotoPicture>
    </PhotoFrame>
  );
}
