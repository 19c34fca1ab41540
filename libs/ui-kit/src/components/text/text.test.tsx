import { screen } from '@testing-library/react';
import { Text, UserLine } from '../../index.ts';
import { renderWithUi } from '../../testing/render-with-ui.tsx';
import { stylesOf } from '../../testing/styles-of.ts';

it('keeps a line that is cut on the page’s side, whatever its own direction', () => {
  renderWithUi(<UserLine as={Text} clamp={1} text="TC ticketed" />, { locale: 'fa-IR' });
  const line = screen.getByText('TC ticketed');
  expect(line).toHaveAttribute('dir', 'ltr');
  expect(stylesOf(line)).toContain('text-align: match-parent');
});

it('leaves the side to whoever names one', () => {
  renderWithUi(
    <Text clamp={1} align="center">
      Words
    </Text>,
  );
  expect(stylesOf(screen.getByText('Words'))).not.toContain('match-parent');
});
