import { screen } from '@testing-library/react';
import { renderWithUi, stylesOf } from '../../testing/index.ts';
import { StatCard } from './card.tsx';

test.each([
  [0.12, '--brand'],
  [-0.12, '--danger'],
  [0, '--ink-2'],
])('a change of %d has the tone of what it is', (change, tone) => {
  renderWithUi(<StatCard label="Tips" value="5" change={change} />);
  expect(stylesOf(screen.getByText(/%$/))).toContain(tone);
});
