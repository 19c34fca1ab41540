import type { MediaSource } from './media-source.ts';
import { createCaptions, type Captions } from './captions.ts';
import type { CaptionTrack } from './caption-choice.ts';
import { followElement, type KeepPosition } from './follow-element.ts';
import type { MediaAddress } from './media-address.ts';
import type { PlayerState } from './player-state.ts';
import { createPlayerStore } from './player-store.ts';
import { createSourceFeeder, type SourceFeeder } from './source-feeder.ts';

/** Plays one file, without a framework: views subscribe to its state and call its commands. */
export interface Player {
  getState(): PlayerState;
  /** Returns how to unsubscribe. */
  subscribe(listener: () => void): () => void;
  /**
   * Plays in an element; returns how to detach it. Loads nothing before `play`; what was to play before begins now: a
   * drawn page may be pressed before its player is mounted.
   */
  mount(element: HTMLMediaElement): () => void;
  /** Sets a newer URL of the same file. */
  updateAddress(url: string): void;
  play(): void;
  togglePlaying(): void;
  /** Seconds from the beginning. */
  seek(time: number): void;
  skip(seconds: number): void;
  toggleMuted(): void;
  changeVolume(by: number): void;
  setRate(rate: number): void;
  /** An index of the state's heights; null adapts to the bandwidth. */
  chooseHeight(index: number | null): void;
  /** A language of its tracks; null shows none. */
  chooseCaptions(language: string | null): void;
  /** Toggles captions: off, or the best match. */
  toggleCaptions(): void;
  /** After a failure: renews the URL and continues at the same position. */
  retry(): void;
}

export interface CaptionOptions {
  tracks: readonly CaptionTrack[];
  /** The initial language. */
  language: string | null;
  /** The language when captions are switched on; null without tracks. */
  best: () => string | null;
  /** Called with the choice. */
  onChoose: (language: string | null) => void;
}

export interface PlayerOptions {
  source: MediaSource;
  address: MediaAddress;
  captions: CaptionOptions;
  /** In seconds, until the file's metadata has loaded. */
  duration: number;
  /** The initial position in seconds. */
  startAt: number;
  /** Called at intervals and on pause with position, duration and reason. */
  onKeep: KeepPosition;
}

/** The element and its environment. */
interface Place {
  element: HTMLMediaElement;
  feeder: SourceFeeder;
  captions: Captions;
}

export const createPlayer = (options: PlayerOptions): Player => {
  const { address, captions, duration, startAt, onKeep } = options;
  const store = createPlayerStore({ duration, time: startAt, captions: captions.language });
  let place: Place | null = null;
  let isAwaited = false;

  const play = (): void => {
    isAwaited = place === null;
    if (!place) return;
    const { feeder } = place;
    if (!feeder.isAttached()) place.captions.show(store.get().captions);
    feeder.play();
  };

  const mount = (element: HTMLMediaElement): (() => void) => {
    const feeder = createSourceFeeder(element, options, store);
    const stopFollowing = followElement(element, { store, feeder, onKeep });
    place = { element, feeder, captions: createCaptions(element, captions.tracks, address) };
    if (isAwaited) play();
    return () => {
      stopFollowing();
      feeder.release();
      store.change({ phase: 'idle', isWaiting: false });
      place = null;
      isAwaited = false;
    };
  };

  const seek = (time: number): void => {
    const target = Math.max(0, Math.min(time, store.get().duration));
    store.change({ time: target });
    place?.feeder.seek(target);
  };

  const chooseCaptions = (language: string | null): void => {
    store.change({ captions: language });
    place?.captions.show(language);
    captions.onChoose(language);
  };

  return {
    getState: store.get,
    subscribe: store.subscribe,
    mount,
    updateAddress: address.update,
    play,
    togglePlaying: () => (store.get().phase === 'playing' ? place?.feeder.pause() : play()),
    seek,
    skip: (seconds) => seek(store.get().time + seconds),
    toggleMuted: () => place && setVolume(place.element, store.get().isMuted ? 'on' : 'off'),
    changeVolume: (by) => place && setVolume(place.element, place.element.volume + by),
    setRate: (rate) => {
      if (place) place.element.playbackRate = rate;
      store.change({ rate });
    },
    chooseHeight: (chosen) => {
      place?.feeder.chooseHeight(chosen);
      store.change({ chosen });
    },
    chooseCaptions,
    toggleCaptions: () => chooseCaptions(store.get().captions === null ? captions.best() : null),
    retry: () => place?.feeder.retry(),
  };
};

/** Half volume if it was zero, so that unmuting is audible. */
const setVolume = (element: HTMLMediaElement, volume: number | 'on' | 'off'): void => {
  if (typeof volume === 'number') element.volume = Math.max(0, Math.min(1, volume));
  else if (volume === 'on' && element.volume === 0) element.volume = 0.5;
  element.muted = volume === 'off' || element.volume === 0;
};
