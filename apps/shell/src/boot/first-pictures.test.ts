import { whenFirstPicturesAreThere } from './first-pictures.ts';

const isDone = async (promise: Promise<void>): Promise<boolean> => {
  let done = false;
  void promise.then(() => (done = true));
  await jest.advanceTimersByTimeAsync(100);
  return done;
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

/** jsdom loads no pictures and takes every one for complete. */
function awaitedPicture(): HTMLImageElement {
  const image = document.createElement('img');
  Object.defineProperties(image, { complete: { value: false }, fetchPriority: { value: 'high' } });
  return image;
}

test('a page without pictures waits for nothing', async () => {
  document.body.append(document.createElement('main'));
  expect(await isDone(whenFirstPicturesAreThere())).toBe(true);
});

test.each(['load', 'error'])('waits for the picture that the screen is about until its %s', async (end) => {
  const main = document.createElement('main');
  const list = document.createElement('div');
  list.ariaBusy = 'true';
  main.append(list);
  document.body.append(main);
  const shown = whenFirstPicturesAreThere();
  expect(await isDone(shown)).toBe(false);
  const image = awaitedPicture();
  main.replaceChildren(image);
  expect(await isDone(shown)).toBe(false);
  image.dispatchEvent(new Event(end));
  expect(await isDone(shown)).toBe(true);
});

test('a picture that does not come keeps nothing else waiting for long', async () => {
  document.body.append(awaitedPicture());
  const shown = whenFirstPicturesAreThere();
  expect(await isDone(shown)).toBe(false);
  await jest.advanceTimersByTimeAsync(5000);
  expect(await isDone(shown)).toBe(true);
});
