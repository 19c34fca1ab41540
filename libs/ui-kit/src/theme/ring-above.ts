import { css } from 'styled-components';
import { color } from './tokens.ts';

const ring = css`
  content: '';
  position: absolute;
  inset: 0;
  border-radius: inherit;
  outline: 3px solid ${color.focus};
  outline-offset: -3px;
  pointer-events: none;
`;

/**
 * The focus ring of a button that a picture fills, drawn inside and above it: the button's own outline would be painted
 * below what is positioned within, and cut off outside by what is around.
 */
export const ringAbove = css`
  position: relative;
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    ${ring}
  }
`;

/** {@link ringAbove} at the parent of what has the focus, which scrolls: within, the ring would go along. */
export const ringAboveChild = css`
  position: relative;
  > :focus-visible {
    outline: none;
  }
  &:has(> :focus-visible)::after {
    ${ring}
  }
`;
