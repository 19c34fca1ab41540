import type { MediaSource } from './attachment.ts';
import { createCaptions, type Captions } from './captions.ts';
import type { CaptionTrack } from './caption-choice.ts';
import { followElement, type KeepPosition } from './follow-element.ts';
import type { MediaAddress } from './media-address.ts';
import type { PlayerState } from './player-state.ts';
import { createPlayerStore } from './player-store.ts';
import { createSourceFeeder, type SourceFeeder } from './source-feeder.ts';

/** Plays one file. Knows no framework: views subscribe to its state and call its commands. */
export interface Player {
  getState(): PlayerState;
  /** Answers how to end it. */
  subscribe(listener: () => void): () => void;
  /** Plays in this element; answers how to end it. Fetches nothing before it is asked to play. */
  mount(element: HTMLMediaElement): () => void;
  /** A newer address of the same file, which came by another way. */
  updateAddress(url: string): void;
  play(): void;
  togglePlaying(): void;
  /** Seconds from the beginning. */
  seek(time: number): void;
  skip(seconds: number): void;
  toggleMuted(): void;
  changeVolume(by: number): void;
  setRate(rate: number): void;
  /** An index of the state's heights; null lets the line decide. */
  chooseHeight(index: number | null): void;
  /** A language of its tracks; null shows none. */
  chooseCaptions(language: string | null): void;
  /** Takes captions off, or shows those that fit best. */
  toggleCaptions(): void;
  /** After a failure: asks for a fresh address and goes on where it was. */
  retry(): void;
}

export interface CaptionOptions {
  tracks: readonly CaptionTrack[];
  /** What it begins with. */
  language: string | null;
  /** The language for who wants captions and names none; null where there are no tracks. */
  best: () => string | null;
  /** Told what was chosen. */
  onChoose: (language: string | null) => void;
}

export interface PlayerOptions {
  source: MediaSource;
  address: MediaAddress;
  captions: CaptionOptions;
  /** Seconds, before the file tells it. */
  duration: number;
  /** Seconds at which it begins. */
  startAt: number;
  /** Told now and then while it plays, and when it stops: where it is, how long, and why now. */
  onKeep: KeepPosition;
}

/** What a player plays in. */
interface Place {
  element: HTMLMediaElement;
  feeder: SourceFeeder;
  captions: Captions;
}

export const createPlayer = (options: PlayerOptions): Player => {
  const { address, captions, duration, startAt, onKeep } = options;
  const store = createPlayerStore({ duration, time: startAt, captions: captions.language });
  let place: Place | null = null;

  const mount = (element: HTMLMediaElement): (() => void) => {
    const feeder = createSourceFeeder(element, options, store);
    const stopFollowing = followElement(element, { store, feeder, onKeep });
    place = { element, feeder, captions: createCaptions(element, captions.tracks, address) };
    return () => {
      stopFollowing();
      feeder.release();
      store.change({ phase: 'idle', isWaiting: false });
      place = null;
    };
  };

  const play = (): void => {
    if (!place) return;
    const { element, feeder } = place;
    const { phase, time } = store.get();
    if (feeder.isAttached()) element.play().catch(() => store.change({ phase: 'paused', isWaiting: false }));
    else if (phase !== 'playing') {
      place.captions.show(store.get().captions);
      void feeder.start(time);
    }
  };

  const seek = (time: number): void => {
    const target = Math.max(0, Math.min(time, store.get().duration));
    store.change({ time: target });
    if (place?.feeder.isAttached()) place.element.currentTime = target;
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
    togglePlaying: () => (store.get().phase === 'playing' ? place?.element.pause() : play()),
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
    retry: () => void place?.feeder.recover(),
  };
};

/** Half loud where it was turned down to nothing: who asks for sound wants to hear some. */
const setVolume = (element: HTMLMediaElement, volume: number | 'on' | 'off'): void => {
  if (typeof volume === 'number') element.volume = Math.max(0, Math.min(1, volume));
  else if (volume === 'on' && element.volume === 0) element.volume = 0.5;
  element.muted = volume === 'off' || element.volume === 0;
};
