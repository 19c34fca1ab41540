import { screen } from '@testing-library/react';
import { stylesOf } from '@barg/ui-kit/testing';
import { renderStudio } from '../../../testing/render-studio.tsx';
import { ActionBar } from './action-bar.styles.ts';

it('stays in sight above the cards of the corner', () => {
  renderStudio(<ActionBar role="group" />);
  const insets = stylesOf(screen.getByRole('group')).match(/inset-block-end:[^;]*/g) ?? [];
  // On phones and beyond.
  expect(insets).toHaveLength(2);
  for (const inset of insets) expect(inset).toContain('--asked');
});
