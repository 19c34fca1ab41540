import { createContext } from 'react';
import type { Zoom } from './zoom.ts';

/** The actions of the current slide's photo. */
export interface SlideActions extends Pick<Zoom, 'zoomBy'> {
  /** Rotates by 90°, clockwise. */
  rotate: () => void;
}

/** Connects a slide's photo with the buttons of the viewer. */
export interface SlideZoom {
  /** Whether it is the current slide: only that one can be zoomed. */
  isCurrent: boolean;
  scale: number;
  onScale: (scale: number) => void;
  /** Registers the photo's actions while it is mounted; null when it is unmounted. */
  onZoom: (zoom: SlideActions | null) => void;
}

export const SlideZoomContext = createContext<SlideZoom | null>(null);
