import { screen } from '@testing-library/react';
import { renderWithUi, touchRoomOf } from '@barg/ui-kit/testing';
import { DayButton } from './marks.styles.ts';

it('gives a finger 44 pixels for the day, as small as it looks', () => {
  renderWithUi(<DayButton />);
  expect(touchRoomOf(screen.getByRole('button'))).toBe('-8px 0px');
});
