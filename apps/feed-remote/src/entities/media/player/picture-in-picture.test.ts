import { canPictureInPicture, togglePictureInPicture } from './picture-in-picture.ts';

type Modes = Partial<Record<'pictureInPictureEnabled' | 'pictureInPictureElement', unknown>>;

const given = new Set<string>();

/** What jsdom has not: a document that says so, and its ways back. */
const browserWith = (modes: Modes = {}) => {
  const ways = { exitPictureInPicture: jest.fn() };
  for (const [name, value] of Object.entries({ ...modes, ...ways })) {
    given.add(name);
    Object.defineProperty(document, name, { configurable: true, value });
  }
  return ways;
};

const film = () =>
  Object.assign(document.createElement('video'), { requestPictureInPicture: jest.fn(async () => ({})) });

afterEach(() => {
  given.forEach((name) => Reflect.deleteProperty(document, name));
  given.clear();
});

it.each([
  [true, true],
  [false, false],
  // As browsers that have never heard of it.
  [undefined, false],
])('a small window is offered where the browser says that it has one: %s', (pictureInPictureEnabled, isOffered) => {
  browserWith({ pictureInPictureEnabled });
  expect(Boolean(canPictureInPicture())).toBe(isOffered);
});

it('a film goes into its small window, and back into its page', () => {
  const video = film();
  browserWith({ pictureInPictureElement: film() });
  togglePictureInPicture(video);
  expect(video.requestPictureInPicture).toHaveBeenCalledTimes(1);
  const { exitPictureInPicture } = browserWith({ pictureInPictureElement: video });
  togglePictureInPicture(video);
  expect(exitPictureInPicture).toHaveBeenCalledTimes(1);
  expect(video.requestPictureInPicture).toHaveBeenCalledTimes(1);
});

it('a film whose size is unknown yet stays where it is, and nobody is told of the refusal', async () => {
  const video = film();
  const refusal = Promise.reject(new DOMException('metadata are not loaded yet', 'InvalidStateError'));
  const taken = jest.spyOn(refusal, 'catch');
  video.requestPictureInPicture.mockReturnValue(refusal);
  const { exitPictureInPicture } = browserWith();
  togglePictureInPicture(video);
  await expect(taken.mock.results[0]?.value).resolves.toBeUndefined();
  expect(exitPictureInPicture).not.toHaveBeenCalled();
});
