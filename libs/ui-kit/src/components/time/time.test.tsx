import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { DrawingMomentContext } from '../../format/drawing-moment.ts';
import { UiContext } from '../../theme/ui-context.ts';
import { Time } from './time.tsx';

const HOUR = 3_600_000;
/** Three minutes after it was published, in UTC. */
const PUBLISHED = Date.UTC(2026, 10, 21, 23, 30);
const DRAWN = { now: PUBLISHED + 180_000, timeZone: 'UTC' };

const page = (content: ReactNode) => (
  <UiContext value={{ locale: 'en-US', dir: 'ltr', themeName: 'light', siteName: 'Barg' }}>
    <DrawingMomentContext value={DRAWN}>{content}</DrawingMomentContext>
  </UiContext>
);

afterEach(() => jest.useRealTimers());

test('is taken over as the server drew it, and reads the clock of the reader from then on', async () => {
  jest.useFakeTimers({ now: PUBLISHED + HOUR });
  const tree = page(<Time value={PUBLISHED} />);
  const root = document.createElement('div');
  root.append(document.createRange().createContextualFragment(renderToString(tree)));
  const drawn = root.querySelector('time');
  expect(drawn).toHaveTextContent('3 minutes ago');
  expect(drawn).toHaveAttribute('title', expect.stringMatching(/November 21, 2026.*11:30/));
  const drawnAnew = jest.fn();
  const hydrated = await act(async () => hydrateRoot(root, tree, { onRecoverableError: drawnAnew }));
  expect(drawnAnew).not.toHaveBeenCalled();
  expect(root.querySelector('time')).toBe(drawn);
  expect(drawn).toHaveTextContent('1 hour ago');
  act(() => hydrated.unmount());
});
