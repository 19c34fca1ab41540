import { color, font, space, touchTarget } from '@barg/ui-kit';
import styled from 'styled-components';

export const TileRoot = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  min-inline-size: 0;
`;

export const TileHead = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  /* A file's name is cut where the room ends, not at its hyphen. */
  word-break: break-all;
`;

/** In how many things an item stands: it opens the list of them. */
export const UsesButton = styled.button`
  position: relative;
  ${touchTarget(28)}
  align-self: start;
  min-block-size: 28px;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.brand};
  font: inherit;
  font-size: ${font.size.caption};
  text-decoration: underline;
  cursor: pointer;

  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`;
