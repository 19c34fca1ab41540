import { useMemo } from 'react';
import { readToken } from '@barg/session';
import { useObservable } from './use-observable.ts';
import { type LiveState, onDemand, play } from './webrtc/index.ts';

interface Received extends LiveState {
  stream: MediaStream | null;
}

const initial: Received = { status: 'connecting', error: null, stream: null };

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

/** Plays picture and sound of a WHEP address, for as long as they are shown. */
export const useReceived = (url: string): Received => {
  const source = useMemo(() => watch(url), [url]);
  return useObservable(source);
};
