import Hls from 'hls.js/light';
import { BehaviorSubject } from '@barg/runtime/rxjs';
import type { PlaybackView } from '../../../shared/playback/watch-playback.ts';
import { LiveError, type Watchable } from '../../../shared/webrtc/index.ts';
import type { ShowIn } from '../../../shared/playback/use-video.ts';
import { recoverHls } from './recover-hls.ts';

export type LiveHlsView = Omit<PlaybackView, 'stream' | 'layers'>;

export interface LiveHls extends Watchable<LiveHlsView> {
  /** Plays it in a video element. */
  showIn: ShowIn<unknown>;
}

const MEASURED_MS = 1000;
/** Seconds before the newest picture: three parts of half a second are the least, and one may be late. */
const BEHIND = 2;
/** Whoever is further behind, after a pause say, goes on where the others are. */
const MOST_BEHIND = 10;
/** Nothing comes: the publisher is away. */
const NOT_LIVE = 409;
const TOO_MANY = 429;
/** The header `Date` has whole seconds. */
const HALF_A_SECOND = 500;

const INITIAL: LiveHlsView = {
  status: 'connecting',
  error: null,
  latency: null,
  isFrozen: false,
  wasConnected: false,
};

/**
 * Whether an answer ends it: a refusal of the playlist does. A segment may be gone or its address too old, for whoever
 * has slept meanwhile: the playlist names new ones.
 */
const isRefusal = ({ status, isOfSegment }: { status: number; isOfSegment: boolean }): boolean =>
  !isOfSegment && status >= 400 && status < 500 && status !== TOO_MANY;

/** By how much the server's clock is ahead of this one, told by an answer of its; null where it does not say. */
const aheadBy = (answer: unknown): number | null => {
  const date = answer instanceof XMLHttpRequest ? Date.parse(answer.getResponseHeader('date') ?? '') : Number.NaN;
  return Number.isNaN(date) ? null : date + HALF_A_SECOND - Date.now();
};

/**
 * A live stream by HLS, two seconds behind or a little more. The account is told with each reading of the playlist, so a
 * viewer who is put out gets nothing more; the segments' addresses are the playlist's own.
 */
export function createLiveHls(url: string, token: string | null): LiveHls {
  const view = new BehaviorSubject(INITIAL);
  const show = (change: Partial<LiveHlsView>) => view.next({ ...view.getValue(), ...change });

  const attach = (video: HTMLVideoElement): (() => void) => {
    view.next(INITIAL);
    // Browsers that play HLS by themselves alone would not say who asks.
    if (!Hls.isSupported()) {
      show({ status: 'failed', error: new LiveError('unsupported', 'No media source extensions') });
      return () => undefined;
    }
    let ahead: number | null = null;
    const hls = new Hls({
      // The CSP forbids its blob worker, which MP4 segments do not need.
      enableWorker: false,
      lowLatencyMode: true,
      liveSyncDuration: BEHIND,
      liveMaxLatencyDuration: MOST_BEHIND,
      maxLiveSyncPlaybackRate: 1.1,
      backBufferLength: 10,
      xhrSetup: (xhr, target) => {
        xhr.open('GET', target);
        if (token && new URL(target, location.href).pathname === url) {
          xhr.setRequestHeader('authorization', `Bearer ${token}`);
        }
      },
    });
    const recovery = recoverHls(hls, { video, url });
    const fail = (error: LiveError) => {
      recovery.stop();
      hls.stopLoad();
      show({ status: 'failed', error });
    };
    hls.on(Hls.Events.LEVEL_LOADED, (_event, { networkDetails }) => (ahead = aheadBy(networkDetails) ?? ahead));
    hls.on(Hls.Events.ERROR, (_event, { fatal, type, response, error, frag }) => {
      const status = response?.code ?? 0;
      if (isRefusal({ status, isOfSegment: frag !== undefined })) return fail(LiveError.fromStatus(status));
      if (!fatal) return;
      if (type !== Hls.ErrorTypes.NETWORK_ERROR) return recovery.fromMedia() ? undefined : fail(LiveError.from(error));
      show({ status: 'reconnecting', error: LiveError.from(error) });
      recovery.fromNetwork();
    });
    const moves = () => {
      recovery.moves();
      show({ status: 'connected', error: null, isFrozen: false, wasConnected: true });
    };
    hls.on(Hls.Events.FRAG_BUFFERED, () => {
      const goesOn = video.paused || video.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA;
      // No `playing` tells that it is back, where what was there has lasted meanwhile, or the viewer has paused it.
      if (view.getValue().status === 'reconnecting' && goesOn) moves();
    });
    const stands = () => {
      if (view.getValue().wasConnected) show({ isFrozen: true });
    };
    const timer = setInterval(() => {
      const playing = hls.playingDate;
      if (playing && ahead !== null) show({ latency: Math.max(0, Date.now() + ahead - playing.getTime()) });
    }, MEASURED_MS);
    video.addEventListener('playing', moves);
    video.addEventListener('waiting', stands);
    hls.loadSource(url);
    hls.attachMedia(video);
    return () => {
      clearInterval(timer);
      recovery.stop();
      video.removeEventListener('playing', moves);
      video.removeEventListener('waiting', stands);
      hls.destroy();
    };
  };

  return {
    getValue: () => view.getValue(),
    subscribe: (next) => view.subscribe(next),
    showIn: attach,
  };
}
/** Whether nothing more comes by segments for now. */
export const isOver = (error: LiveError | null): boolean => error?.status === NOT_LIVE;
