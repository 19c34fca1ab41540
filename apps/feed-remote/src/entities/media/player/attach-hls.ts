import Hls from 'hls.js/light';
import type { Attachment, Feed } from './media-source.ts';
import { createSegmentAddresses } from './segment-addresses.ts';

/** A film that cannot be played here twice within so many seconds of it is broken there. */
const SAME_PLACE_S = 10;

/** A playlist is short; while one is waited for, so is the next piece of the film. Milliseconds. */
const PLAYLIST_PATIENCE_MS = 15_000;

/** Statuses of expired or revoked signatures. */
const REFUSED = 403;

const isOfSite = (url: string): boolean => new URL(url, location.href).origin === location.origin;

export const canPlayHls = (): boolean => Hls.isSupported();

/** Plays HLS by hls.js. Each request has the current signature. */
export const attachHls = (element: HTMLMediaElement, url: string, { address, startAt, events }: Feed): Attachment => {
  const { onHeights, onHeight, onRestart, onFailure } = events;
  const segments = createSegmentAddresses(async (playlist) => {
    const answer = await fetch(await address.sign(playlist), { signal: AbortSignal.timeout(PLAYLIST_PATIENCE_MS) });
    if (!answer.ok) throw new Error(`the playlist is refused with ${answer.status}`);
    return answer.text();
  });
  const hls = new Hls({
    // The CSP forbids its blob worker, which MP4 segments do not need.
    enableWorker: false,
    // Limited by the element's size.
    capLevelToPlayerSize: true,
    backBufferLength: 30,
    // Only once the manifest is there: somebody may seek while it is on its way.
    autoStartLoad: false,
    xhrSetup: async (xhr, target) =>
      xhr.open('GET', await (isOfSite(target) ? address.sign(target) : segments.renew(target))),
  });
  /** Where it went on last after the browser could not play it. */
  let recoveredAt = -Infinity;
  let hasManifest = false;
  const recover = (): void => {
    recoveredAt = element.currentTime;
    // What is attached anew stands still.
    if (!element.paused) hls.once(Hls.Events.MEDIA_ATTACHED, () => void element.play().catch(() => undefined));
    onRestart();
    hls.recoverMediaError();
    // Not yet where it was to begin: hls.js knows only of places that the element has been at.
    if (hasManifest && recoveredAt === 0) hls.startLoad(startAt());
  };
  hls.on(Hls.Events.MANIFEST_PARSED, (_event, { levels }) => {
    hasManifest = true;
    onHeights(levels.map(({ width, height }) => Math.min(width, height)));
    hls.startLoad(startAt());
  });
  hls.on(Hls.Events.LEVEL_LOADED, (_event, { details: { url: playlist, fragments } }) =>
    segments.learn(
      playlist,
      fragments.flatMap((fragment) => [fragment.url, fragment.initSegment?.url ?? fragment.url]),
    ),
  );
  hls.on(Hls.Events.LEVEL_SWITCHED, (_event, { level }) => {
    const playing = hls.levels[level];
    if (playing) onHeight(Math.min(playing.width, playing.height));
  });
  hls.on(Hls.Events.ERROR, (_event, { fatal, type, response }) => {
    // hls.js would try other qualities, which are refused as well: the URL must be renewed.
    if (response?.code === REFUSED) return onFailure();
    if (!fatal) return;
    const isBrokenHere = Math.abs(element.currentTime - recoveredAt) < SAME_PLACE_S;
    if (type !== Hls.ErrorTypes.MEDIA_ERROR || isBrokenHere) return onFailure();
    recover();
  });
  hls.loadSource(url);
  hls.attachMedia(element);
  return {
    seek: (time) => {
      element.currentTime = time;
      // `HAVE_NOTHING`: the element tells of no seeking then, and hls.js would go on to where it was to begin.
      if (hasManifest && element.readyState === 0) hls.startLoad(time);
    },
    chooseHeight: (index) => {
      hls.nextLevel = index ?? -1;
    },
    release: () => hls.destroy(),
  };
};
