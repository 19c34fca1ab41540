import styled from 'styled-components';
import { color, font, space } from '../../theme/tokens.ts';

export const NameRoot = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-inline-size: 0;
  max-inline-size: 100%;
  font-weight: ${font.weight.bold};
`;

export const NameText = styled.bdi`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Verified = styled.span`
  display: inline-flex;
  color: ${color.brand};
`;
