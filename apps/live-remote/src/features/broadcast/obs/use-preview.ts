import { useMemo } from 'react';
import { readToken } from '@barg/session';
import { useObservable } from '../../../shared/use-observable.ts';
import { type LiveState, onDemand, play } from '../../../shared/webrtc/index.ts';

interface Preview extends LiveState {
  stream: MediaStream | null;
}

const initial: Preview = { status: 'connecting', error: null, stream: null };

const watch = (url: string) =>
  onDemand(initial, (set) => {
    const playback = play(url, { token: readToken() ?? undefined });
    const show = () => set({ ...playback.state.getValue(), stream: playback.stream.getValue() });
    const following = [playback.state.subscribe(show), playback.stream.subscribe(show)];
    return () => {
      following.forEach((subscription) => subscription.unsubscribe());
      void playback.stop();
    };
  });

/** Plays what arrives while it is shown. */
export const usePreview = (url: string): Preview => {
  const source = useMemo(() => watch(url), [url]);
  return useObservable(source);
};
