import { begun, mountFilm, settle } from '../../../testing/film.ts';

afterEach(() => document.body.replaceChildren());

/** Its signature has ended, so that a new one is asked for before anything is attached; `answer` brings it. */
const slowFilm = () => {
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const film = mountFilm({ urlNow: '/api/media/1/source.mp4?e=1&s=old', fetchUrl: () => promise });
  const answer = async () => {
    resolve('/api/media/1/source.mp4?e=5000000000&s=now');
    await settle();
  };
  return { ...film, answer };
};

describe('a source stands at 0 until it is where it begins', () => {
  it('and this is no place of the film, neither to show nor to keep', async () => {
    const { element, player, onKeep, tell, unmount } = await begun({ startAt: 42 });
    for (const type of ['play', 'durationchange', 'waiting', 'progress', 'pause']) tell(type);
    window.dispatchEvent(new Event('pagehide'));
    expect(player.getState()).toMatchObject({ time: 42, duration: 120 });
    tell('loadedmetadata');
    expect(element.currentTime).toBe(42);
    element.currentTime = 48;
    tell('timeupdate');
    expect(onKeep.mock.calls).toEqual([[48, 120, 'playing']]);
    unmount();
    expect(onKeep).toHaveBeenLastCalledWith(48, 120, 'stopped');
  });

  it('and is not kept where it is taken away before', async () => {
    const { onKeep, tell, unmount } = await begun({ startAt: 42 });
    tell('durationchange');
    unmount();
    expect(onKeep).not.toHaveBeenCalled();
  });

  it('so that it goes on there after failures', async () => {
    const { element, player, tell } = await begun({ startAt: 42 });
    for (let failures = 0; failures < 2; failures += 1) {
      element.currentTime = 0;
      tell('play');
      tell('error');
      await settle();
    }
    expect(player.getState()).toMatchObject({ phase: 'failed', time: 42 });
    player.retry();
    await settle();
    tell('loadedmetadata');
    expect(element.currentTime).toBe(42);
  });

  it('and goes where somebody seeks meanwhile', async () => {
    const { element, player, tell, answer } = slowFilm();
    player.play();
    player.seek(30);
    await answer();
    element.currentTime = 0;
    tell('durationchange');
    expect(player.getState().time).toBe(30);
    player.seek(50);
    element.currentTime = 0;
    tell('loadedmetadata');
    expect(element.currentTime).toBe(50);
  });
});

describe('while a source is being attached', () => {
  it('a pause holds, and the film plays where it is pressed again', async () => {
    const { element, player, answer } = slowFilm();
    player.play();
    player.togglePlaying();
    expect(player.getState()).toMatchObject({ phase: 'paused', isWaiting: false });
    await answer();
    expect(element.getAttribute('src')).toContain('s=now');
    expect(element.play).not.toHaveBeenCalled();
    player.togglePlaying();
    await settle();
    expect(player.getState().phase).toBe('playing');
  });

  it('it is attached once, however often play and pause are pressed', async () => {
    const { element, player, answer } = slowFilm();
    player.play();
    player.togglePlaying();
    player.togglePlaying();
    expect(player.getState().phase).toBe('playing');
    await answer();
    expect(element.play).toHaveBeenCalledTimes(1);
  });

  it('another film that begins to play is the chosen one', async () => {
    const { element, player, answer } = slowFilm();
    player.play();
    document.body.append(document.createElement('audio'));
    document.querySelector('audio')?.dispatchEvent(new Event('play'));
    await answer();
    expect(element.play).not.toHaveBeenCalled();
    expect(player.getState().phase).toBe('paused');
  });
});

it('one that nobody has pressed is not paused by another', () => {
  const { player } = mountFilm();
  document.body.append(document.createElement('audio'));
  document.querySelector('audio')?.dispatchEvent(new Event('play'));
  expect(player.getState().phase).toBe('idle');
});

it('a paused film whose address has ended is paused when it has a new one', async () => {
  const { element, player, tell } = await begun();
  element.currentTime = 50;
  player.togglePlaying();
  tell('error');
  await settle();
  tell('loadedmetadata');
  expect(element.currentTime).toBe(50);
  expect(element.play).toHaveBeenCalledTimes(1);
  expect(player.getState().phase).toBe('paused');
});
