import { createObservable } from '@barg/runtime/observable';

/** Speeds of voice messages. */
export const RATES = [1, 1.5, 2] as const;
export type Rate = (typeof RATES)[number];

let playing: HTMLAudioElement | null = null;
const rate = createObservable<Rate>(1);

/** One plays at a time: the one before pauses. */
export const playAlone = (element: HTMLAudioElement): void => {
  if (playing && playing !== element) playing.pause();
  playing = element;
};

/** For an element that is taken off the page: a removed one would go on playing. */
export const stopPlaying = (element: HTMLAudioElement): void => {
  element.pause();
  if (playing === element) playing = null;
};

export const { get: rateNow, subscribe: subscribeRate } = rate;

/** The next speed, for all voice messages: who listens fast does so to the next one too. */
export const nextRate = (): void => {
  rate.set(RATES[(RATES.indexOf(rate.get()) + 1) % RATES.length] ?? 1);
};
