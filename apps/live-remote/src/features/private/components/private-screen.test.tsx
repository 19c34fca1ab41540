import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BehaviorSubject } from '@barg/runtime/rxjs';
import type { PlaybackSource, PlaybackView } from '../../../shared/playback/watch-playback.ts';
import { renderLive } from '../../../testing/render-live.tsx';
import { OtherVideo } from './private-screen.tsx';

class FakeStream extends EventTarget {}

const refusal = () => Promise.reject(Object.assign(new Error('Refused'), { name: 'NotAllowedError' }));

/** The other one's picture, which has come. */
const show = (changes: Partial<PlaybackView> = {}) => {
  const stream = new MediaStream();
  const first: PlaybackView = {
    ...{ status: 'connected', error: null, stream, latency: null },
    ...{ isFrozen: false, wasConnected: true, layers: null, ...changes },
  };
  const views = new BehaviorSubject(first);
  const source: PlaybackSource = Object.assign(views, { setPlaying: () => undefined, chooseLayer: () => undefined });
  renderLive(<OtherVideo source={source} name="Mahsa" />);
  const video = screen.getByLabelText<HTMLVideoElement>('Mahsa', { selector: 'video', exact: false });
  return { video, tell: (view: Partial<PlaybackView>) => act(() => views.next({ ...first, ...view })) };
};

const soundButton = () => screen.findByRole('button', { name: 'Turn the sound on' });

beforeEach(() => {
  Object.assign(globalThis, { MediaStream: FakeStream });
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});

afterEach(() => jest.restoreAllMocks());

test('where the browser wants a gesture for sound, the picture plays without it, and a button turns it on', async () => {
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementationOnce(refusal);
  const { video } = show();
  const button = await soundButton();
  expect([play.mock.calls.length, video.muted, video.controls]).toEqual([2, true, false]);
  await userEvent.click(button);
  expect(video.muted).toBe(false);
  await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument());
});

test('with sound nothing is asked', async () => {
  const { video } = show();
  fireEvent.play(video);
  await act(async () => undefined);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('where it is not played even without sound, or has been paused, it can be played', async () => {
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(refusal);
  const { video } = show();
  const button = await screen.findByRole('button', { name: 'Play' });
  play.mockResolvedValue();
  await userEvent.click(button);
  fireEvent.play(video);
  expect(await soundButton()).toBeInTheDocument();
  fireEvent.pause(video);
  expect(await screen.findByRole('button', { name: 'Play' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Turn the sound on' })).not.toBeInTheDocument();
});

test('no button lies on words that it stands still or is waited for', async () => {
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementationOnce(refusal);
  const { tell } = show();
  await soundButton();
  tell({ isFrozen: true });
  expect(screen.getByText('The picture stands still. Reconnecting…')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  tell({ status: 'waiting' });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
