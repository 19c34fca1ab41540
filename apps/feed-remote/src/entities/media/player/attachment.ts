import type { MediaAddress } from './media-address.ts';

/** What a file is played from. */
export interface MediaSource {
  /** Its HLS playlist; null for sounds, and for films that have none. */
  hls: string | null;
  /** The file as a whole. */
  url: string;
}

/** How an element is fed. */
export interface Feed {
  source: MediaSource;
  address: MediaAddress;
  /** Seconds. */
  startAt: number;
  events: AttachmentEvents;
}

/** What an attachment tells its player. */
export interface AttachmentEvents {
  /** The heights to choose from, lightest first; none where the browser chooses alone. */
  onHeights(heights: readonly number[]): void;
  /** The height that plays now. */
  onHeight(height: number): void;
  /** The source cannot be fetched or decoded any further. */
  onFailure(): void;
}

/** A source that feeds an element. */
export interface Attachment {
  /** An index of the heights; null lets the line decide. */
  chooseHeight(index: number | null): void;
  release(): void;
}

const HLS_TYPE = 'application/vnd.apple.mpegurl';

/**
 * Safari plays HLS best by itself, on iPhones only so, and to AirPlay. Others that say they can offer no choice of
 * quality then, so they get it by script.
 */
const playsHlsItself = (element: HTMLMediaElement): boolean =>
  element.canPlayType(HLS_TYPE) !== '' &&
  ('WebKitPlaybackTargetAvailabilityEvent' in window || !('MediaSource' in window));

/** Feeds an element from where it can play: HLS by itself, HLS by script, or the whole file. */
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
  // Before its length is known, not every browser keeps the place.
  if (startAt > 0) element.addEventListener('loadedmetadata', () => (element.currentTime = startAt), { once: true });
  return {
    chooseHeight: () => {},
    release: () => {
      element.removeEventListener('error', onFailure);
      element.removeAttribute('src');
      // Without it the browser goes on loading.
      element.load();
    },
  };
};
