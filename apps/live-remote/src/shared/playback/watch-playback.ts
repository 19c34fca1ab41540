import { type LiveState, onDemand, play, type Watchable } from '../webrtc/index.ts';
import { followLayers, type LayersView } from './follow-layers.ts';
import { createFrameWatch } from './frame-watch.ts';
import { createLayerChoice, type LayerChoice } from './layer-choice.ts';

/** The state of a playback. */
export interface PlaybackView extends LiveState {
  stream: MediaStream | null;
  /** Latency from server to screen in milliseconds; null while it is unknown. */
  latency: number | null;
  /** No new frames arrive. */
  isFrozen: boolean;
  /** Whether a frame has been shown. */
  wasConnected: boolean;
  /** Which size of the picture is shown; null where there is one only. */
  layers: LayersView | null;
}

export interface PlaybackSource extends Watchable<PlaybackView> {
  /** Whether frames are expected, which they are not while paused. */
  setPlaying(isPlaying: boolean): void;
  /** Chooses a size of the picture, or leaves it to the line. */
  chooseLayer(choice: LayerChoice): void;
}

const STATS_MS = 1000;
const initial: PlaybackView = {
  status: 'connecting',
  error: null,
  stream: null,
  latency: null,
  isFrozen: false,
  wasConnected: false,
  layers: null,
};

/** Plays by WHEP while there are subscribers, and reconnects when the video freezes. */
export function watchPlayback(url: string, token: string | null): PlaybackSource {
  let isPlaying = false;
  const choice = createLayerChoice();
  const source = onDemand(initial, (set) => {
    const playback = play(url, { token: token ?? undefined });
    const judge = createFrameWatch();
    const layers = followLayers(playback, () => choice.getValue());
    let measured = { latency: initial.latency, isFrozen: false };
    let wasConnected = false;
    const show = () => {
      const state = playback.state.getValue();
      wasConnected ||= state.status === 'connected';
      set({ ...state, stream: playback.stream.getValue(), ...measured, wasConnected, layers: layers.view });
    };
    const measure = async () => {
      const stats = await playback.readStats();
      const isUp = playback.state.getValue().status === 'connected';
      const at = performance.now();
      const isShown = isPlaying && !document.hidden;
      const { isFrozen, isLost } = judge({ frames: isUp && stats ? stats.framesDecoded : null, isShown, at });
      const latency = stats?.latency ?? null;
      // Of what nobody looks at browsers decode little, which says nothing about the line.
      const isResized = isUp && isShown && stats !== null && layers.measured({ stats, isFrozen, at });
      const isNews = isResized || latency !== measured.latency || isFrozen !== measured.isFrozen;
      measured = { latency, isFrozen };
      if (isNews) show();
      if (isLost) playback.restart();
    };
    const following = [
      playback.state.subscribe(({ status }) => {
        if (status === 'connected') void layers.connected();
        show();
      }),
      playback.stream.subscribe(show),
      choice.subscribe(() => {
        void layers.chosen();
        show();
      }),
    ];
    const timer = setInterval(() => void measure(), STATS_MS);
    return () => {
      following.forEach((subscription) => subscription.unsubscribe());
      clearInterval(timer);
      void playback.stop();
    };
  });
  return {
    ...source,
    setPlaying: (isMeantTo) => void (isPlaying = isMeantTo),
    chooseLayer: choice.choose,
  };
}
