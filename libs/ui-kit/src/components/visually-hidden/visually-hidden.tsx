import styled, { css } from 'styled-components';

/**
 * Read out, but not seen. The margin takes its pixel back: without it, one that stands at the end of a page or of a box
 * makes that a pixel higher than its room, so that it scrolls, and a scroll closes open lists.
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
