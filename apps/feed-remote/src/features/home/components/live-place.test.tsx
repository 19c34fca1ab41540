import { screen } from '@testing-library/react';
import type { Platform } from '@barg/session';
import { renderFeed } from '../../../testing/render-feed.tsx';
import { LivePlace } from './live-place.tsx';

const filledBy = (...fills: ReturnType<Platform['fillsOf']>): Partial<Platform> => ({
  SlotOutlet: () => null,
  fillsOf: (name) => (name === 'live.now' ? fills : []),
});

test('keeps the room that whoever fills it names', () => {
  renderFeed(<LivePlace />, { platform: filledBy({ shows: [{ height: 77 }] }) });
  const row = screen.getByRole('heading').parentElement;
  expect(row).toHaveStyle({ 'min-block-size': '77px' });
});

test('is not there where nobody fills it, or who does shows nothing to this visitor', () => {
  renderFeed(<LivePlace />, { platform: filledBy() });
  renderFeed(<LivePlace />, { platform: filledBy({ shows: [{ to: ['performer'] }] }) });
  expect(screen.queryByRole('heading')).toBeNull();
});
