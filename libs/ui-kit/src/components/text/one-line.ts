import { css } from 'styled-components';

/** A line that has a direction of its own stands on the page's side, below and above others. */
export const onPageSide = css`
  text-align: -webkit-match-parent;
  text-align: match-parent;
`;

const cut = css`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${onPageSide}
`;

/**
 * A `bdi` that is alone in a line is cut itself: in the box around it, browsers cut a Latin text of a Persian page on the
 * side on which it begins. A line with a direction of its own is words, of which the `bdi` is a topic or a handle: the
 * words around it are no elements that a selector counts.
 */
export const onlyTextInLine = css`
  &:not([dir]) > bdi:only-child {
    ${cut}
  }
`;

/** One line that is cut at the end of its text's own direction, and stands on the page's side. */
export const oneLine = css`
  ${cut}
  ${onlyTextInLine}
`;
