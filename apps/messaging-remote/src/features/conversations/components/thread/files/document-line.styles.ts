import { font, radius, space } from '@barg/ui-kit';
import styled from 'styled-components';

/** In the colours of its bubble. */
export const DocumentButton = styled.button`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 0 ${space[3]};
  inline-size: min(300px, 62vw);
  max-inline-size: 100%;
  min-block-size: 44px;
  padding: ${space[2]} ${space[3]};
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
  &:focus-visible {
    outline: 2px solid currentcolor;
  }
  &:hover {
    text-decoration: underline;
  }
  > :first-child {
    grid-row: span 2;
  }
`;

/** Two lines of a name: the server has cut it before its ending. */
export const DocumentName = styled.bdi`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

export const DocumentSize = styled.span`
  font-size: ${font.size.caption};
`;
