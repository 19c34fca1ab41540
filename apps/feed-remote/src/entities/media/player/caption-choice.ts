import type { RemoteStorage } from '@barg/session/remote-storage';

/** The words of a film in one language, as WebVTT. */
export interface CaptionTrack {
  /** As in `lang`. */
  language: string;
  url: string;
}

/** What somebody last wanted; null where they never chose. */
export type CaptionWish = {
  /** False where they took captions off. */
  isOn: boolean;
  /** The language that they last read them in; null where they took off what they had not chosen. */
  language: string | null;
} | null;

/** Where what somebody wants is remembered. */
export interface CaptionChoice {
  get(): CaptionWish;
  keep(language: string | null): void;
}

/** Before the language that captions were last read in. */
const OFF = 'off ';

/** The choice of one account on this device, for all films. A storage that is switched off or full forgets it. */
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
        // Then it is chosen again, film by film.
      }
    },
  };
};

const languageOf = (culture: string): string => culture.split('-')[0] ?? culture;

/** The track in a culture, or in another one of the same language. */
const trackIn = (tracks: readonly CaptionTrack[], culture: string): CaptionTrack | undefined =>
  tracks.find(({ language }) => language === culture) ??
  tracks.find(({ language }) => languageOf(language) === languageOf(culture));

/** The track for somebody who wants captions: in the language they last wanted, else in the page's, else any. */
export const trackFor = (
  tracks: readonly CaptionTrack[],
  wish: CaptionWish,
  locale: string,
): CaptionTrack | undefined =>
  (wish?.language && trackIn(tracks, wish.language)) || trackIn(tracks, locale) || tracks[0];

/**
 * The language that a film begins with. Who chose none has none, who chose one has captions wherever there are any;
 * others have them where they are in the page's language.
 */
export const languageAtFirst = (tracks: readonly CaptionTrack[], wish: CaptionWish, locale: string): string | null => {
  const track = wish ? wish.isOn && trackFor(tracks, wish, locale) : trackIn(tracks, locale);
  return track ? track.language : null;
};

/** What a track is called in the reader's language; its country only where another one has the same language. */
export const trackNames = (tracks: readonly CaptionTrack[], locale: string): Map<string, string> => {
  const names = new Intl.DisplayNames(locale, { type: 'language', languageDisplay: 'standard' });
  const isAlone = (culture: string): boolean =>
    tracks.filter(({ language }) => languageOf(language) === languageOf(culture)).length === 1;
  return new Map(
    tracks.map(({ language }) => [language, names.of(isAlone(language) ? languageOf(language) : language) ?? language]),
  );
};
