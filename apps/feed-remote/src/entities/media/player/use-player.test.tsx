import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { resetSession, stubHttp, testUser } from '@barg/session/testing';
import { renderFeed } from '../../../testing/render-feed.tsx';
import { samplePhoto } from '../../../testing/samples.ts';
import { usePlayer, type PlayableFile } from './use-player.ts';

/** Its signature has ended. */
const film: PlayableFile = {
  ...samplePhoto(),
  type: 'feed-video',
  durationMs: 600_000,
  url: '/api/media/1/source.mp4?e=1&s=old',
};

function Film() {
  const element = useRef<HTMLVideoElement>(null);
  const { player } = usePlayer(element, film);
  return (
    <>
      <video ref={element} data-testid="film" muted />
      <button onClick={player.play}>Play</button>
    </>
  );
}

const element = () => screen.getByTestId<HTMLVideoElement>('film');

beforeEach(() => {
  localStorage.clear();
  HTMLMediaElement.prototype.play = () => Promise.resolve();
  HTMLMediaElement.prototype.load = () => {};
});

test('belongs to the account that comes after it: its address is renewed, its place kept, also while the session ends', async () => {
  const calls = stubHttp({
    'POST /files/sign-url': () => ({ url: '/api/media/1/source.mp4?e=5000000000&s=now' }),
    'PUT /files/:id/position': () => ({}),
  });
  const me = testUser();
  const { unmount } = renderFeed(<Film />, { isDelayed: true });
  act(() => resetSession(me));
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  await waitFor(() => expect(element().getAttribute('src')).toContain('s=now'));
  element().currentTime = 60;
  fireEvent(element(), new Event('pause'));
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('PUT /files/:id/position'));
  act(() => resetSession());
  unmount();
  expect(localStorage.getItem(`barg.feed.positions.${me._id}`)).toContain('60');
  expect(localStorage.getItem('barg.feed.positions.visitor')).toBeNull();
});

test('asks for no address for guests', async () => {
  const calls = stubHttp({});
  renderFeed(<Film />);
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  await waitFor(() => expect(element().getAttribute('src')).toContain('s=old'));
  expect(calls).toEqual([]);
});
