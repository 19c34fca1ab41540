import { screen } from '@testing-library/react';
import { renderWithUi, stylesOf } from '@barg/ui-kit/testing';
import { Below, LineRoot } from './bubble.styles.ts';

it.each([
  [true, 'flex-end'],
  [false, 'flex-start'],
])('keeps what stands below a bubble on its side, where it takes several lines too (own: %s)', (isOwn, side) => {
  renderWithUi(
    <ul>
      <LineRoot $isOwn={isOwn} $isFirst>
        <Below role="note" />
      </LineRoot>
    </ul>,
  );
  expect(stylesOf(screen.getByRole('listitem'))).toContain(`--line-side: ${side}`);
  expect(stylesOf(screen.getByRole('note'))).toContain('justify-content: var(--line-side)');
});
