import type { MediaAddress } from './media-address.ts';

/** The sources of a file. */
export interface MediaSource {
  /** The HLS playlist; null for sounds, and for films without one. */
  hls: string | null;
  /** The complete file. */
  url: string;
}

/** The options of attaching a source. */
export interface Feed {
  source: MediaSource;
  address: MediaAddress;
  /** Seconds. */
  startAt: number;
  events: AttachmentEvents;
}

/** Callbacks of an attachment. */
export interface AttachmentEvents {
  /** The available heights, the lowest first; empty if the browser chooses by itself. */
  onHeights(heights: readonly number[]): void;
  /** The current height. */
  onHeight(height: number): void;
  /** Loading or decoding has failed. */
  onFailure(): void;
}

/** A source that is attached to an element. */
export interface Attachment {
  /** An index of the heights; null adapts to the bandwidth. */
  chooseHeight(index: number | null): void;
  release(): void;
}

const HLS_TYPE = 'application/vnd.apple.mpegurl';

/**
 * Safari's native HLS is best, the only one on iPhones, and supports AirPlay. Native HLS of others has no choice of
 * quality, so they use hls.js.
 */
const playsHlsItself = (element: HTMLMediaElement): boolean =>
  element.canPlayType(HLS_TYPE) !== '' &&
  ('WebKitPlaybackTargetAvailabilityEvent' in window || !('MediaSource' in window));

/** Attaches the best source: native HLS, hls.js, or the complete file. */
export const attach = async (element: HTMLMediaElement, feed: Feed): Promise<Attachment> => {
  const { source, address } = feed;
  const { hls, url } = source;
  if (!hls) return attachDirectly(element, await address.sign(url), feed);
  if (playsHlsItself(element)) return attachDirectly(element, await address.sign(hls), feed);
  const { attachHls, canPlayHls } = await import('./attach-hls.ts');
  if (!canPlayHls()) return attachDirectly(element, await address.sign(url), feed);
  return attachHls(element, await address.sign(hls), feed);
};

const attachDirectly = (element: HTMLMediaElement, url: string, { startAt, events }: Feed): Attachment => {
  const { onFailure } = events;
  element.src = url;
  element.addEventListener('error', onFailure);
  // Some browsers ignore `currentTime` before the duration is known.
  if (startAt > 0) element.addEventListener('loadedmetadata', () => (element.currentTime = startAt), { once: true });
  return {
    chooseHeight: () => {},
    release: () => {
      element.removeEventListener('error', onFailure);
      element.removeAttribute('src');
      // Otherwise the browser continues to load.
      element.load();
    },
  };
};
