import { createMediaAddress } from '../entities/media/player/media-address.ts';
import { createPlayer } from '../entities/media/player/player.ts';

/** The address of the film when its player is created. */
export const URL_NOW = '/api/media/1/source.mp4?e=5000000000&s=now';

const tracks = ['en-US', 'fa-IR'].map((language) => ({
  language,
  url: `/api/media/1/captions/${language}.vtt?e=1&s=old`,
}));

interface FilmChanges {
  /** Pressed before the player has its element. */
  isPressedEarly?: boolean;
  startAt?: number;
  urlNow?: string;
  fetchUrl?: () => Promise<string | null>;
  language?: string;
}

/** A film in an element whose playing is told by events, as a browser does: jsdom has none. */
export const mountFilm = (changes: FilmChanges = {}) => {
  const element = document.createElement('video');
  document.body.append(element);
  let isPaused = true;
  const tell = (type: string) => element.dispatchEvent(new Event(type));
  Object.defineProperties(element, { paused: { get: () => isPaused }, duration: { value: 120 } });
  element.play = jest.fn(async () => {
    isPaused = false;
    tell('play');
    tell('playing');
  });
  element.pause = jest.fn(() => {
    isPaused = true;
    tell('pause');
  });
  element.load = jest.fn();
  const [onKeep, onChoose] = [jest.fn(), jest.fn()];
  const { urlNow = URL_NOW } = changes;
  const player = createPlayer({
    source: { hls: null, url: urlNow },
    address: createMediaAddress(urlNow, changes.fetchUrl ?? (async () => null)),
    captions: { tracks, language: changes.language ?? null, best: () => 'fa-IR', onChoose },
    duration: 120,
    startAt: changes.startAt ?? 0,
    onKeep,
  });
  if (changes.isPressedEarly) player.play();
  const unmount = player.mount(element);
  return { element, player, unmount, onKeep, onChoose, tell };
};

/** Lets pass what is asked for without delay. */
export const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A film that has been pressed. */
export const begun = async (changes?: Parameters<typeof mountFilm>[0]) => {
  const film = mountFilm(changes);
  film.player.play();
  await settle();
  return film;
};
