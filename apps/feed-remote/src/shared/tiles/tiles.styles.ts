import styled from 'styled-components';
import { color, font, oneLine, radius, space } from '@barg/ui-kit';

/** Controls above the tiles, at the end of the line. */
export const TilesHead = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${space[1]};
  margin-block-end: ${space[2]};
`;

export const TileTitle = styled.span`
  position: absolute;
  inset-inline: 0;
  inset-block-end: 0;
  padding: ${space[6]} ${space[2]} ${space[2]};
  ${oneLine}
  background: linear-gradient(to top, ${color.scrim}, transparent);
  color: ${color.onMedia};
  font-size: ${font.size.caption};
  font-weight: ${font.weight.medium};
`;

export const TileMark = styled.span`
  position: absolute;
  inset-block-start: ${space[2]};
  inset-inline-end: ${space[2]};
  display: grid;
  padding: ${space[1]};
  border-radius: ${radius.control};
  background: ${color.scrim};
  color: ${color.onMedia};
`;

/** A mark of words: a price, a length. */
export const TileWords = styled(TileMark)`
  padding-inline: ${space[2]};
  font-size: ${font.size.caption};
  font-weight: ${font.weight.medium};
`;
