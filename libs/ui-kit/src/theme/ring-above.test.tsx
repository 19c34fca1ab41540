import { screen } from '@testing-library/react';
import styled from 'styled-components';
import { renderWithUi } from '../testing/render-with-ui.tsx';
import { ringAbove, ringAboveChild } from './ring-above.ts';

const Pressed = styled.button`
  ${ringAbove}
`;
const Around = styled.div`
  ${ringAboveChild}
`;

/** What the rules say whose selector is one of the element's classes with this after it; spaces do not count. */
const stylesAt = ({ classList }: Element, ending: string): string => {
  const selectors = [...classList].map((name) => `.${name}${ending}{`.replaceAll(' ', ''));
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
  return rules.filter((rule) => selectors.some((selector) => rule.replaceAll(' ', '').startsWith(selector))).join('\n');
};

it.each([
  ['at the button', <Pressed key="it" data-testid="it" />, ':focus-visible', ':focus-visible'],
  ['at the parent of what scrolls', <Around key="it" data-testid="it" />, '> :focus-visible', ':has(> :focus-visible)'],
])('draws the focus above what is inside, %s', (_where, element, focused, at) => {
  renderWithUi(element);
  const drawn = screen.getByTestId('it');
  expect(stylesAt(drawn, '')).toContain('position: relative');
  expect(stylesAt(drawn, focused)).toContain('outline: none');
  const ring = stylesAt(drawn, `${at}::after`);
  expect(ring).toContain('position: absolute');
  expect(ring).toContain('outline: 3px solid');
  expect(ring).toContain('pointer-events: none');
});
