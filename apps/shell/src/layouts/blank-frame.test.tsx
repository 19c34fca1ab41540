import { screen } from '@testing-library/react';
import { renderWithUi, stylesOf } from '@barg/ui-kit/testing';
import { BlankFrame } from './blank-frame.tsx';

test('its end can be scrolled above the cards of the corner', () => {
  renderWithUi(<BlankFrame />);
  expect(stylesOf(screen.getByRole('main'))).toMatch(/padding-block:[^;]*--line-above[^;]*--asked/);
});
