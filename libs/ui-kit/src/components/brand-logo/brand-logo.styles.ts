import styled from 'styled-components';
import { color, font, space } from '../../theme/tokens.ts';

export const LogoRoot = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  max-inline-size: min(100%, 220px);
  min-block-size: 44px;
  padding-inline: ${space[1]};
  font-size: ${font.size.title};
  font-weight: ${font.weight.bold};
  color: ${color.ink};

  > bdi {
    overflow: hidden;
    min-inline-size: 0;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const LeafMark = styled.svg`
  flex: none;
  inline-size: 30px;
  block-size: 30px;
  fill: ${color.brand};
  stroke: ${color.onBrand};
`;

export const LogoPicture = styled.img`
  inline-size: auto;
  max-inline-size: 160px;
  block-size: 44px;
  object-fit: contain;
`;
