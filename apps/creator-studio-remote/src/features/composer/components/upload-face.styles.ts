import styled from 'styled-components';
import { color, font, space } from '@barg/ui-kit';

/** Of what has no picture: below the buttons, and above what is told of the file. */
export const TileFace = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[1]};
  padding: ${space[12]} ${space[2]} 0;
  color: ${color.ink2};
  font-size: ${font.size.caption};
  text-align: center;
`;

export const TileName = styled.p`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  margin: 0;
  overflow-wrap: anywhere;
`;
