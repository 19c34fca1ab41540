import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubHttp } from '@barg/session/testing';
import { renderFeed } from '../../../testing/render-feed.tsx';
import { samplePhoto } from '../../../testing/samples.ts';
import { FilmPlayer } from './film-player.tsx';

const PIP = 'Picture in picture';
const film = { ...samplePhoto(), type: 'feed-video', durationMs: 4000, url: '/api/media/1/source.mp4' } as const;

/** jsdom plays nothing. */
const play = jest.fn(async () => {});
const requestPictureInPicture = jest.fn(async () => ({}));
beforeAll(() => {
  const load = () => {};
  Object.defineProperties(HTMLMediaElement.prototype, { play: { value: play }, load: { value: load } });
  Object.defineProperty(HTMLVideoElement.prototype, 'requestPictureInPicture', { value: requestPictureInPicture });
});
afterEach(() => void Reflect.deleteProperty(document, 'pictureInPictureEnabled'));

const begin = async (pictureInPictureEnabled: boolean) => {
  Object.defineProperty(document, 'pictureInPictureEnabled', { configurable: true, value: pictureInPictureEnabled });
  stubHttp({});
  renderFeed(<FilmPlayer file={film} label="Palette" ratio={2} poster={null} />);
  expect(screen.queryByRole('button', { name: PIP })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /Palette/ }));
  await screen.findByRole('button', { name: 'Full screen' });
};

test('puts the film that plays into a window of its own, where the browser has one', async () => {
  await begin(true);
  await userEvent.click(screen.getByRole('button', { name: PIP }));
  expect(requestPictureInPicture.mock.contexts).toEqual([document.querySelector('video')]);
});

test('offers no such window where there is none', async () => {
  await begin(false);
  expect(screen.queryByRole('button', { name: PIP })).not.toBeInTheDocument();
});
