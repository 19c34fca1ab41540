import styled from 'styled-components';
import { Link } from '@barg/runtime/router';
import { color, font, radius, space } from '../../theme/tokens.ts';

export const MediaGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 6px;
`;

export const TileLink = styled(Link)`
  position: relative;
  display: block;
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${radius.tile};
`;

export const TileNote = styled.span`
  position: absolute;
  inset-block-end: ${space[2]};
  inset-inline-start: ${space[2]};
  display: inline-flex;
  padding: 1px 6px;
  border-radius: 6px;
  background: ${color.scrim};
  color: ${color.onMedia};
  font-size: ${font.size.caption};
  font-weight: ${font.weight.medium};
`;
