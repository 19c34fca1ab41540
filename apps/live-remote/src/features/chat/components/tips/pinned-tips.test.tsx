import { act, screen, within } from '@testing-library/react';
import type { StreamChat } from '@barg/api-client/models';
import { renderLive } from '../../../../testing/render-live.tsx';
import { leila, mahsa } from '../../../../testing/samples.ts';
import { PinnedTips } from './pinned-tips.tsx';

const START = Date.parse('2026-11-27T20:00:00Z');
const tip = (
  messageId: string,
  user: typeof leila,
  amount: number,
  seconds: number,
): StreamChat['pinnedTips'][number] => ({
  ...{ messageId, user, amount },
  until: new Date(START + seconds * 1000).toISOString(),
});

beforeEach(() => jest.useFakeTimers({ now: START }));
afterEach(() => jest.useRealTimers());

test('large tips stand there until the time of each is over', () => {
  renderLive(<PinnedTips tips={[tip('a', leila, 500, 300), tip('b', mahsa, 100, 60)]} />);
  const list = () => within(screen.getByRole('list', { name: 'Tips at the top' })).getAllByRole('listitem');
  // It scrolls where they do not fit, for who has no pointer too.
  expect(screen.getByRole('list', { name: 'Tips at the top' })).toHaveAttribute('tabindex', '0');
  expect(list().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/leila.*500/),
    expect.stringMatching(/mahsa.*100/),
  ]);
  act(() => void jest.advanceTimersByTime(60_010));
  expect(list()).toHaveLength(1);
  act(() => void jest.advanceTimersByTime(240_010));
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test('what is over when it comes is not shown', () => {
  renderLive(<PinnedTips tips={[tip('a', leila, 500, 0)]} />);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
