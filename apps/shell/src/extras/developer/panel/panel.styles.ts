import styled from 'styled-components';
import { color, font, space } from '@barg/ui-kit';

/** A name or an address of the machine: from left to right in every language. */
export const Code = styled.code.attrs({ dir: 'ltr' })`
  font-family: ui-monospace, monospace;
  font-size: ${font.size.caption};
  overflow-wrap: anywhere;
`;

export const Note = styled.p`
  margin: ${space[1]} 0 0;
  color: ${color.ink2};
  font-size: ${font.size.caption};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export const Part = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[2]};
`;

export const Parts = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  margin: 0;
  padding: 0;
  list-style: none;
`;
