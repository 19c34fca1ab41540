import Hls from 'hls.js/light';
import type { Attachment, Feed } from './attachment.ts';

/** The signature has run out, or opens nothing any more. */
const REFUSED = 403;

export const canPlayHls = (): boolean => Hls.isSupported();

/** Feeds an element with HLS by Media Source Extensions. Every request carries the signature that is good then. */
export const attachHls = (element: HTMLMediaElement, url: string, { address, startAt, events }: Feed): Attachment => {
  const { onHeights, onHeight, onFailure } = events;
  const hls = new Hls({
    // Its worker would be made of a blob, which the page's policy forbids; segments of MP4 need no work either.
    enableWorker: false,
    // Nobody sees more pixels than the frame has.
    capLevelToPlayerSize: true,
    backBufferLength: 30,
    startPosition: startAt,
    xhrSetup: async (xhr, target) => xhr.open('GET', await address.sign(target)),
  });
  let hasRecovered = false;
  hls.on(Hls.Events.MANIFEST_PARSED, (_event, { levels }) =>
    onHeights(levels.map(({ width, height }) => Math.min(width, height))),
  );
  hls.on(Hls.Events.LEVEL_SWITCHED, (_event, { level }) => {
    const playing = hls.levels[level];
    if (playing) onHeight(Math.min(playing.width, playing.height));
  });
  hls.on(Hls.Events.ERROR, (_event, { fatal, type, response }) => {
    // The other sizes, which hls.js would try next, are refused as well: only a fresh address helps.
    if (response?.code === REFUSED) return onFailure();
    if (!fatal) return;
    if (type !== Hls.ErrorTypes.MEDIA_ERROR || hasRecovered) return onFailure();
    hasRecovered = true;
    hls.recoverMediaError();
  });
  hls.loadSource(url);
  hls.attachMedia(element);
  return {
    chooseHeight: (index) => {
      hls.nextLevel = index ?? -1;
    },
    release: () => hls.destroy(),
  };
};
