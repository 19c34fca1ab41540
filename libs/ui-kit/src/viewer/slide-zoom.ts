import { createContext } from 'react';
import type { Zoom } from './zoom.ts';

/** What can be done with the photo that is looked at. */
export interface SlideActions extends Pick<Zoom, 'zoomBy'> {
  /** By a quarter, clockwise. */
  rotate: () => void;
}

/** How the photo of a slide and the buttons around it are connected. */
export interface SlideZoom {
  /** Whether the slide is the one that is looked at: only that one can be enlarged. */
  isCurrent: boolean;
  scale: number;
  onScale: (scale: number) => void;
  /** Takes what enlarges and turns the photo as long as it is there; null when it goes. */
  onZoom: (zoom: SlideActions | null) => void;
}

export const SlideZoomContext = createContext<SlideZoom | null>(null);
