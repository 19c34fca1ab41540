import type { Attachment, Feed } from './media-source.ts';

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
  const goToStart = (): void => {
    if (startAt() > 0) element.currentTime = startAt();
  };
  element.addEventListener('loadedmetadata', goToStart, { once: true });
  return {
    seek: (time) => {
      element.currentTime = time;
    },
    chooseHeight: () => {},
    release: () => {
      element.removeEventListener('error', onFailure);
      element.removeEventListener('loadedmetadata', goToStart);
      element.removeAttribute('src');
      // Otherwise the browser continues to load.
      element.load();
    },
  };
};
