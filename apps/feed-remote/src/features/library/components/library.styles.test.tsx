import { screen } from '@testing-library/react';
import { stylesOf } from '@barg/ui-kit/testing';
import { renderFeed } from '../../../testing/render-feed.tsx';
import { MoveRoot } from './library.styles.ts';

it('moves what is selected from a bar that stays in sight above the cards of the corner', () => {
  renderFeed(<MoveRoot role="group" />);
  const insets = stylesOf(screen.getByRole('group')).match(/inset-block-end:[^;]*/g) ?? [];
  // On phones and beyond.
  expect(insets).toHaveLength(2);
  for (const inset of insets) expect(inset).toContain('--asked');
});
