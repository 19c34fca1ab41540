import { readElement } from './player-state.ts';
import type { PlayerStore } from './player-store.ts';
import type { KeepMoment } from './position-keeper.ts';
import type { SourceFeeder } from './source-feeder.ts';

/** The interval of storing the position, in seconds of playback. */
const KEEP_EVERY_SECONDS = 5;
/** `HAVE_FUTURE_DATA`: it can play on. */
const CAN_GO_ON = 3;

const EVENTS = [
  ...['timeupdate', 'durationchange', 'progress', 'seeking', 'seeked', 'volumechange', 'ratechange'],
  ...['play', 'playing', 'pause', 'ended', 'waiting', 'canplay'],
] as const;

export type KeepPosition = (time: number, duration: number, moment: KeepMoment) => void;

interface Followers {
  store: PlayerStore;
  feeder: SourceFeeder;
  onKeep: KeepPosition;
}

/** Mirrors the element's state in the store; returns how to stop. */
export const followElement = (element: HTMLMediaElement, { store, feeder, onKeep }: Followers): (() => void) => {
  let keptAt = store.get().time;

  const keep = (moment: KeepMoment): void => {
    const { time, duration } = store.get();
    keptAt = time;
    onKeep(time, duration, moment);
  };

  const handleEvent = ({ type }: Event): void => {
    // Without a source all values of the element are 0.
    if (!feeder.isAttached()) return;
    const isPlaced = feeder.isPlaced();
    store.change({ ...readElement(element, isPlaced), ...phaseAfter(type, element) });
    if (!isPlaced) return;
    if (type === 'pause' || type === 'ended') keep('stopped');
    else if (Math.abs(store.get().time - keptAt) >= KEEP_EVERY_SECONDS) keep('playing');
  };

  /** One player at a time: this one pauses when another starts. */
  const handleOther = ({ target }: Event): void => {
    if (target !== element && target instanceof HTMLMediaElement && !target.muted) feeder.pause();
  };

  /** Phones may end hidden pages without further events. */
  const handleLeaving = ({ type }: Event): void => {
    if (feeder.isPlaced() && (type === 'pagehide' || document.hidden)) keep('leaving');
  };

  for (const type of EVENTS) element.addEventListener(type, handleEvent);
  addEventListener('pagehide', handleLeaving);
  document.addEventListener('visibilitychange', handleLeaving);
  document.addEventListener('play', handleOther, true);
  return () => {
    if (feeder.isPlaced()) keep('stopped');
    removeEventListener('pagehide', handleLeaving);
    document.removeEventListener('visibilitychange', handleLeaving);
    for (const type of EVENTS) element.removeEventListener(type, handleEvent);
    document.removeEventListener('play', handleOther, true);
  };
};

const phaseAfter = (type: string, element: HTMLMediaElement) => {
  switch (type) {
    case 'play':
      return { phase: 'playing', isWaiting: element.readyState < CAN_GO_ON } as const;
    case 'playing':
    case 'canplay':
    case 'seeked':
      return { isWaiting: false };
    case 'waiting':
      return { isWaiting: !element.paused };
    case 'pause':
      return element.ended ? {} : ({ phase: 'paused', isWaiting: false } as const);
    case 'ended':
      return { phase: 'ended', isWaiting: false } as const;
    default:
      return {};
  }
};
