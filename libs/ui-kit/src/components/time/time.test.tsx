import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { formatTime } from '../../format/dates.ts';
import { DrawingMomentContext } from '../../format/drawing-moment.ts';
import { UiContext } from '../../theme/ui-context.ts';
import { Time } from './time.tsx';

const HOUR = 3_600_000;
/** Three minutes after it was published, in UTC. */
const PUBLISHED = Date.UTC(2026, 10, 21, 23, 30);
const DRAWN = { now: PUBLISHED + 180_000, timeZone: 'UTC' };

const page = (content: ReactNode, moment = DRAWN) => (
  <UiContext value={{ locale: 'en-US', dir: 'ltr', themeName: 'light', siteName: 'Barg' }}>
    <DrawingMomentContext value={moment}>{content}</DrawingMomentContext>
  </UiContext>
);

afterEach(() => jest.useRealTimers());

/** The words of a time as the server draws it, as a browser takes it over, and when it is next rendered there. */
async function takeOver(tree: ReactNode, later: () => void) {
  const root = document.createElement('div');
  root.append(document.createRange().createContextualFragment(renderToString(tree)));
  const drawn = root.querySelector('time');
  const words = [drawn?.textContent];
  const drawnAnew = jest.fn();
  const hydrated = await act(async () => hydrateRoot(root, tree, { onRecoverableError: drawnAnew }));
  expect(drawnAnew).not.toHaveBeenCalled();
  expect(root.querySelector('time')).toBe(drawn);
  words.push(drawn?.textContent);
  later();
  act(() => hydrated.render(page(<Time value={PUBLISHED} format="dateTime" />)));
  act(() => hydrated.render(tree));
  words.push(drawn?.textContent);
  act(() => hydrated.unmount());
  return words;
}

const clockAt = (now: number) => () => void jest.setSystemTime(now);

test('reads as the server drew it in the first minute, though the clock has moved on, and then the clock', async () => {
  jest.useFakeTimers({ now: DRAWN.now + 59_000 });
  const words = await takeOver(page(<Time value={PUBLISHED} />), clockAt(DRAWN.now + 2 * 60_000));
  expect(words).toEqual(['3 minutes ago', '3 minutes ago', '5 minutes ago']);
});

test('reads the clock at once where the page is older, or the clock another', async () => {
  for (const now of [PUBLISHED + HOUR, DRAWN.now - HOUR]) {
    jest.useFakeTimers({ now });
    const [drawn, takenOver] = await takeOver(page(<Time value={PUBLISHED} />), clockAt(now));
    expect(drawn).toBe('3 minutes ago');
    expect(takenOver).toBe(now > PUBLISHED ? '1 hour ago' : 'in 57 minutes');
    jest.useRealTimers();
  }
});

test('is drawn in the zone of the drawing, and read in that of the reader from then on', async () => {
  jest.useFakeTimers({ now: DRAWN.now });
  const inTokyo = { now: DRAWN.now, timeZone: 'Asia/Tokyo' };
  const words = await takeOver(page(<Time value={PUBLISHED} format="time" />, inTokyo), clockAt(DRAWN.now));
  const here = formatTime(PUBLISHED, 'en-US');
  expect(words).toEqual([expect.stringMatching(/^8:30/), here, here]);
});
