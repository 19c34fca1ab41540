import { screen } from '@testing-library/react';
import { renderLive } from '../../testing/render-live.tsx';
import { WindowRoot, type WindowPlace } from './small-window.styles.ts';

/** The styles that an element's own classes give it. */
const stylesOf = ({ className }: Element): string => {
  const sheet = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  const names = className.split(' ').filter((name) => sheet.includes(`.${name}{`));
  return names.flatMap((name) => sheet.split(`.${name}{`).slice(1)).join('');
};

test.each<WindowPlace>(['bottom', 'top'])('at the %s it stands above the cards of the corner', (place) => {
  renderLive(<WindowRoot $place={place} aria-label="Window" />);
  const rules = stylesOf(screen.getByRole('region')).match(/inset-block:[^;]*/g) ?? [];
  expect(rules).toHaveLength(2);
  for (const rule of rules) expect(rule.includes('--asked')).toBe(place === 'bottom');
});
