import { screen } from '@testing-library/react';
import { renderLive } from '../../testing/render-live.tsx';
import { Stage } from './stage.styles.ts';

/** The styles that an element's own classes give it. */
const stylesOf = ({ className }: Element): string => {
  const sheet = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  const names = className.split(' ').filter((name) => sheet.includes(`.${name}{`));
  return names.flatMap((name) => sheet.split(`.${name}{`).slice(1)).join('');
};

test('is as much lower as the frame keeps clear for the cards of the corner, so that the page does not scroll', () => {
  renderLive(<Stage $kind="watch" data-testid="stage" />);
  const rules = stylesOf(screen.getByTestId('stage')).match(/min-block-size:[^;]*/g) ?? [];
  // On phones and beyond.
  expect(rules).toHaveLength(2);
  for (const rule of rules) expect(rule).toMatch(/max\(.*--asked/);
});
