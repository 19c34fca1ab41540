import type { RemoteStorage } from '@barg/session/remote-storage';

/** The captions of a film in one language, as WebVTT. */
export interface CaptionTrack {
  /** As in `lang`. */
  language: string;
  url: string;
}

/** The last choice; null before the first. */
export type CaptionWish = {
  /** Whether captions are on. */
  isOn: boolean;
  /** The last chosen language; null if captions were switched off before any choice. */
  language: string | null;
} | null;

/** The storage of the choice. */
export interface CaptionChoice {
  get(): CaptionWish;
  keep(language: string | null): void;
}

/** The prefix of the stored value when captions are off; the last chosen language follows. */
const OFF = 'off ';

/** The choice of one account on this device, for all films. Not stored if the storage is blocked or full. */
export const createCaptionChoice = (storage: RemoteStorage, accountId: string | null): CaptionChoice => {
  const key = `captions.${accountId ?? 'visitor'}`;
  const get = (): CaptionWish => {
    try {
      const stored = storage.getItem(key);
      if (stored === null) return null;
      const isOn = !stored.startsWith(OFF);
      return { isOn, language: (isOn ? stored : stored.slice(OFF.length)) || null };
    } catch {
      return null;
    }
  };
  return {
    get,
    keep: (language) => {
      try {
        storage.setItem(key, language ?? `${OFF}${get()?.language ?? ''}`);
      } catch {
        // The choice then holds for this film only.
      }
    },
  };
};

const languageOf = (culture: string): string => culture.split('-')[0] ?? culture;

/** The track in a culture, or in another one of the same language. */
const trackIn = (tracks: readonly CaptionTrack[], culture: string): CaptionTrack | undefined =>
  tracks.find(({ language }) => language === culture) ??
  tracks.find(({ language }) => languageOf(language) === languageOf(culture));

/** The best track: in the last chosen language, otherwise in the page's, otherwise any. */
export const trackFor = (
  tracks: readonly CaptionTrack[],
  wish: CaptionWish,
  locale: string,
): CaptionTrack | undefined =>
  (wish?.language && trackIn(tracks, wish.language)) || trackIn(tracks, locale) || tracks[0];

/**
 * The initial language of a film. None after captions were switched off; the best track after they were switched on;
 * by default only a track in the page's language.
 */
export const languageAtFirst = (tracks: readonly CaptionTrack[], wish: CaptionWish, locale: string): string | null => {
  const track = wish ? wish.isOn && trackFor(tracks, wish, locale) : trackIn(tracks, locale);
  return track ? track.language : null;
};

/** The label of a track in the reader's language; with its country only if another track has the same language. */
export const trackNames = (tracks: readonly CaptionTrack[], locale: string): Map<string, string> => {
  const names = new Intl.DisplayNames(locale, { type: 'language', languageDisplay: 'standard' });
  const isAlone = (culture: string): boolean =>
    tracks.filter(({ language }) => languageOf(language) === languageOf(culture)).length === 1;
  return new Map(
    tracks.map(({ language }) => [language, names.of(isAlone(language) ? languageOf(language) : language) ?? language]),
  );
};
