import { createMediaAddress } from './media-address.ts';
import { commandOf } from './player-keys.ts';
import { createPlayer } from './player.ts';

const URL_NOW = '/api/media/1/source.mp4?e=5000000000&s=now';

/** An element whose playing is told by events, as a browser does: jsdom has none. */
const mountFilm = (changes: { startAt?: number; fetchUrl?: () => Promise<string | null> } = {}) => {
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
  const onKeep = jest.fn();
  const player = createPlayer({
    source: { hls: null, url: URL_NOW },
    address: createMediaAddress(URL_NOW, changes.fetchUrl ?? (async () => null)),
    captions: { language: 'fa', url: '/api/media/1/captions.vtt?e=1&s=old' },
    duration: 120,
    startAt: changes.startAt ?? 0,
    onKeep,
  });
  const unmount = player.mount(element);
  return { element, player, unmount, onKeep, tell };
};

const settle = () => new Promise((resolve) => setTimeout(resolve));

const begun = async (changes?: Parameters<typeof mountFilm>[0]) => {
  const film = mountFilm(changes);
  film.player.play();
  await settle();
  return film;
};

afterEach(() => document.body.replaceChildren());

it('fetches nothing before it is asked to play', async () => {
  const { element, player } = mountFilm();
  await settle();
  expect(element.getAttribute('src')).toBeNull();
  expect(player.getState()).toMatchObject({ phase: 'idle', duration: 120 });
  player.play();
  await settle();
  expect(element.getAttribute('src')).toBe(URL_NOW);
  expect(player.getState().phase).toBe('playing');
});

it('begins where it was left', async () => {
  const { element, tell } = await begun({ startAt: 42 });
  tell('loadedmetadata');
  expect(element.currentTime).toBe(42);
});

it('keeps the place when it stops, and when it is taken away', async () => {
  const { element, player, onKeep, unmount } = await begun();
  element.currentTime = 20;
  player.togglePlaying();
  expect(onKeep).toHaveBeenLastCalledWith(20, 120);
  element.currentTime = 30;
  element.dispatchEvent(new Event('timeupdate'));
  unmount();
  expect(onKeep).toHaveBeenLastCalledWith(30, 120);
  expect(element.getAttribute('src')).toBeNull();
});

it('asks for a fresh address after a failure, and tells a second one', async () => {
  const fetchUrl = jest.fn(async () => '/api/media/1/source.mp4?e=6000000000&s=new');
  const { element, player, tell } = await begun({ fetchUrl });
  element.currentTime = 50;
  tell('timeupdate');
  tell('error');
  await settle();
  expect(element.getAttribute('src')).toContain('s=new');
  tell('loadedmetadata');
  expect(element.currentTime).toBe(50);
  expect(player.getState().phase).toBe('playing');
  tell('error');
  expect(player.getState().phase).toBe('failed');
  player.retry();
  await settle();
  expect(player.getState().phase).toBe('playing');
});

it('is paused by another sound on the page, not by a silent one', async () => {
  const { player } = await begun();
  const other = document.createElement('audio');
  document.body.append(other);
  other.muted = true;
  other.dispatchEvent(new Event('play'));
  expect(player.getState().phase).toBe('playing');
  other.muted = false;
  other.dispatchEvent(new Event('play'));
  expect(player.getState().phase).toBe('paused');
});

it('fetches captions when they are first asked for, by the address that is good then', async () => {
  // jsdom knows the element alone.
  const shown = { mode: 'disabled' };
  Object.defineProperty(HTMLTrackElement.prototype, 'track', { configurable: true, value: shown });
  const { element, player } = await begun();
  expect(element.querySelector('track')).toBeNull();
  player.toggleCaptions();
  await settle();
  const line = element.querySelector('track');
  expect(line?.getAttribute('src')).toBe('/api/media/1/captions.vtt?e=5000000000&s=now');
  expect(line?.srclang).toBe('fa');
  expect(shown.mode).toBe('showing');
  player.toggleCaptions();
  expect(shown.mode).toBe('disabled');
  player.toggleCaptions();
  await settle();
  expect(element.querySelectorAll('track')).toHaveLength(1);
  expect(player.getState().hasCaptions).toBe(true);
});

it('is moved by keys within its length', async () => {
  const { element, player } = await begun();
  const press = (code: string) => commandFor(code)?.({ player, toggleFullScreen: () => {} });
  press('ArrowRight');
  expect(element.currentTime).toBe(5);
  press('KeyJ');
  expect(element.currentTime).toBe(0);
  press('Digit5');
  expect(element.currentTime).toBe(60);
  press('KeyM');
  expect(player.getState().isMuted || element.muted).toBe(true);
  press('Space');
  expect(player.getState().phase).toBe('paused');
});

const pressed = { altKey: false, ctrlKey: false, metaKey: false, target: document.body as EventTarget };
const commandFor = (code: string) => commandOf({ ...pressed, code });

it('leaves the keys of browser and controls alone', () => {
  expect(commandOf({ ...pressed, code: 'KeyF', ctrlKey: true })).toBeNull();
  expect(commandOf({ ...pressed, code: 'Space', target: document.createElement('button') })).toBeNull();
  expect(commandOf({ ...pressed, code: 'ArrowUp', target: document.createElement('select') })).toBeNull();
  expect(commandFor('KeyQ')).toBeNull();
});
