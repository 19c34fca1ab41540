import styled, { css } from 'styled-components';

/**
 * Read out by screen readers, but invisible. The negative margin removes its pixel: at the end of a page or box it
 * would overflow by one pixel, which makes the box scrollable, and scrolling closes open lists.
 */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** For screen readers only. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
