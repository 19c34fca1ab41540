import { screen } from '@testing-library/react';
import { stylesOf } from '@barg/ui-kit/testing';
import { renderLive } from '../../../../testing/render-live.tsx';
import { TipsStrip } from './tips-strip.tsx';

it('cuts a goal at the end of its own direction, whichever the page has', () => {
  const goal = { title: 'New easel سه‌پایه', tokens: 500, got: 120, reachedAt: null };
  renderLive(<TipsStrip goal={goal as never} topTippers={[]} />, { locale: 'fa-IR' });
  const title = screen.getByText(/New easel/);
  // The element that is cut has the direction, and no box around it cuts it by that of the page.
  expect(title).toHaveAttribute('dir', 'ltr');
  expect(stylesOf(title)).toContain('overflow: hidden');
  expect(stylesOf(title)).toContain('text-align: match-parent');
});
