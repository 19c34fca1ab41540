import type { Subscription } from '@barg/runtime/rxjs';
import type { PlaybackSource } from '../../../shared/playback/watch-playback.ts';
import { onDemand } from '../../../shared/webrtc/index.ts';

/** A line that is down tells nothing: after so long it is asked for anyway. */
const ASKED_ANYWAY_MS = 15_000;

/**
 * A playback that asks for nothing before something is sent: the engine could only refuse it, again and again.
 * @param hearSent calls back once something is sent, at once where that is so already
 */
export function playOnceSent(source: PlaybackSource, hearSent: (begin: () => void) => Subscription): PlaybackSource {
  const waiting = onDemand(source.getValue(), (set) => {
    let stopPlaying: (() => void) | undefined;
    const begin = (): void => {
      clearTimeout(timer);
      if (stopPlaying) return;
      const playing = source.subscribe(set);
      stopPlaying = () => playing.unsubscribe();
    };
    const timer = setTimeout(begin, ASKED_ANYWAY_MS);
    const hearing = hearSent(begin);
    return () => {
      clearTimeout(timer);
      hearing.unsubscribe();
      stopPlaying?.();
    };
  });
  return { ...source, ...waiting };
}
