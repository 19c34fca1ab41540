import { URL_NOW, begun, mountFilm, settle } from '../../../testing/film.ts';
import { commandOf } from './player-keys.ts';

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

it('begins once it is mounted where somebody pressed before, and not again after it was taken away', async () => {
  const { element, player, unmount } = mountFilm({ isPressedEarly: true });
  await settle();
  expect(element.play).toHaveBeenCalledTimes(1);
  unmount();
  player.mount(element);
  await settle();
  expect(element.play).toHaveBeenCalledTimes(1);
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
  expect(onKeep).toHaveBeenLastCalledWith(20, 120, 'stopped');
  element.currentTime = 30;
  element.dispatchEvent(new Event('timeupdate'));
  unmount();
  expect(onKeep).toHaveBeenLastCalledWith(30, 120, 'stopped');
  expect(element.getAttribute('src')).toBeNull();
});

it('keeps the place when its page is left or put aside, and no more after its end', async () => {
  const { element, onKeep, unmount } = await begun();
  const leaveAt = (seconds: number) => {
    element.currentTime = seconds;
    element.dispatchEvent(new Event('timeupdate'));
    window.dispatchEvent(new Event('pagehide'));
  };
  leaveAt(2);
  expect(onKeep).toHaveBeenLastCalledWith(2, 120, 'leaving');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(onKeep).toHaveBeenCalledTimes(1);
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(onKeep).toHaveBeenCalledTimes(2);
  hidden.mockRestore();
  unmount();
  onKeep.mockClear();
  window.dispatchEvent(new Event('pagehide'));
  expect(onKeep).not.toHaveBeenCalled();
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

describe('captions', () => {
  // jsdom knows the element alone.
  const modes = new WeakMap<HTMLTrackElement, { mode: string }>();
  beforeAll(() =>
    Object.defineProperty(HTMLTrackElement.prototype, 'track', {
      configurable: true,
      get(this: HTMLTrackElement) {
        if (!modes.has(this)) modes.set(this, { mode: 'disabled' });
        return modes.get(this);
      },
    }),
  );
  const linesOf = (element: HTMLElement) =>
    [...element.querySelectorAll('track')].map((line) => [line.srclang, line.track.mode]);

  it('are fetched when they are first asked for, by the address that is good then', async () => {
    const { element, player, onChoose } = await begun();
    expect(linesOf(element)).toEqual([]);
    player.chooseCaptions('en-US');
    await settle();
    expect(element.querySelector('track')?.getAttribute('src')).toBe(
      '/api/media/1/captions/en-US.vtt?e=5000000000&s=now',
    );
    expect(linesOf(element)).toEqual([['en-US', 'showing']]);
    expect(onChoose).toHaveBeenLastCalledWith('en-US');
  });

  it('are shown in one language at a time, each fetched once', async () => {
    const { element, player } = await begun();
    for (const language of ['en-US', 'fa-IR', null, 'en-US']) {
      player.chooseCaptions(language);
      await settle();
    }
    expect(linesOf(element)).toEqual([
      ['en-US', 'showing'],
      ['fa-IR', 'disabled'],
    ]);
  });

  it('are those that were chosen last, when two are chosen at once', async () => {
    const { element, player } = await begun();
    player.chooseCaptions('en-US');
    player.chooseCaptions('fa-IR');
    await settle();
    expect(linesOf(element)).toEqual([
      ['en-US', 'disabled'],
      ['fa-IR', 'showing'],
    ]);
  });

  it('are there from the first moment where somebody wants them, and not fetched before', async () => {
    const { element, player } = mountFilm({ language: 'fa-IR' });
    await settle();
    expect(linesOf(element)).toEqual([]);
    player.play();
    await settle();
    expect(linesOf(element)).toEqual([['fa-IR', 'showing']]);
  });

  it('come and go by a key', async () => {
    const { element, player, onChoose } = await begun();
    const press = () => commandFor('KeyC')?.({ player, toggleFullscreen: () => {} });
    press();
    await settle();
    expect([player.getState().captions, linesOf(element)]).toEqual(['fa-IR', [['fa-IR', 'showing']]]);
    press();
    expect([player.getState().captions, linesOf(element)]).toEqual([null, [['fa-IR', 'disabled']]]);
    expect(onChoose.mock.calls).toEqual([['fa-IR'], [null]]);
  });

  it('are fetched again after they could not be', async () => {
    const { element, player } = await begun();
    player.chooseCaptions('en-US');
    await settle();
    element.querySelector('track')?.dispatchEvent(new Event('error'));
    expect(linesOf(element)).toEqual([]);
    player.chooseCaptions('en-US');
    await settle();
    expect(linesOf(element)).toEqual([['en-US', 'showing']]);
  });
});

it('is moved by keys within its length', async () => {
  const { element, player } = await begun();
  const press = (code: string) => commandFor(code)?.({ player, toggleFullscreen: () => {} });
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
