import { type LiveState, type Observable, onDemand, play } from '../../../shared/webrtc/index.ts';

/** What a viewer's page shows of a playback. */
export interface PlaybackView extends LiveState {
  stream: MediaStream | null;
  /** From the server to the screen, milliseconds; null before it is known. */
  latency: number | null;
}

const STATS_MS = 1000;
const initial: PlaybackView = { status: 'connecting', error: null, stream: null, latency: null };

/** Plays by WHEP while somebody watches. */
export const watchPlayback = (url: string, token: string | null): Observable<PlaybackView> =>
  onDemand(initial, (set) => {
    const playback = play(url, { token: token ?? undefined });
    let latency: number | null = null;
    const show = () => set({ ...playback.state.get(), stream: playback.stream.get(), latency });
    const measure = async () => {
      const next = (await playback.readStats())?.latency ?? null;
      if (next === latency) return;
      latency = next;
      show();
    };
    const unsubscribes = [playback.state.subscribe(show), playback.stream.subscribe(show)];
    const timer = setInterval(() => void measure(), STATS_MS);
    return () => {
      unsubscribes.forEach((unsubscribe) => unsubscribe());
      clearInterval(timer);
      void playback.stop();
    };
  });
