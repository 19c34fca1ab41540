import { type LiveState, onDemand, play, type Watchable } from '../webrtc/index.ts';
import { createFrameWatch } from './frame-watch.ts';

/** The state of a playback. */
export interface PlaybackView extends LiveState {
  stream: MediaStream | null;
  /** Latency from server to screen in milliseconds; null while it is unknown. */
  latency: number | null;
  /** No new frames arrive. */
  isFrozen: boolean;
  /** Whether a frame has been shown. */
  wasConnected: boolean;
}

export interface PlaybackSource extends Watchable<PlaybackView> {
  /** Whether frames are expected, which they are not while paused. */
  setPlaying(isPlaying: boolean): void;
}

const STATS_MS = 1000;
const initial: PlaybackView = {
  status: 'connecting',
  error: null,
  stream: null,
  latency: null,
  isFrozen: false,
  wasConnected: false,
};

/** Plays by WHEP while there are subscribers, and reconnects when the video freezes. */
export function watchPlayback(url: string, token: string | null): PlaybackSource {
  let isPlaying = false;
  const source = onDemand(initial, (set) => {
    const playback = play(url, { token: token ?? undefined });
    const judge = createFrameWatch();
    let measured = { latency: initial.latency, isFrozen: false };
    let wasConnected = false;
    const show = () => {
      const state = playback.state.getValue();
      wasConnected ||= state.status === 'connected';
      set({ ...state, stream: playback.stream.getValue(), ...measured, wasConnected });
    };
    const measure = async () => {
      const stats = await playback.readStats();
      const isUp = playback.state.getValue().status === 'connected';
      const frames = isUp && stats ? stats.framesDecoded : null;
      const { isFrozen, isLost } = judge({ frames, isShown: isPlaying && !document.hidden, at: performance.now() });
      const latency = stats?.latency ?? null;
      const isNews = latency !== measured.latency || isFrozen !== measured.isFrozen;
      measured = { latency, isFrozen };
      if (isNews) show();
      if (isLost) playback.restart();
    };
    const following = [playback.state.subscribe(show), playback.stream.subscribe(show)];
    const timer = setInterval(() => void measure(), STATS_MS);
    return () => {
      following.forEach((subscription) => subscription.unsubscribe());
      clearInterval(timer);
      void playback.stop();
    };
  });
  return { ...source, setPlaying: (isMeantTo) => void (isPlaying = isMeantTo) };
}
