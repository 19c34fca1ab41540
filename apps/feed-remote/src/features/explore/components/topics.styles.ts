import styled from 'styled-components';
import { ChipLink, color, font } from '@barg/ui-kit';

export const TopicLink = styled(ChipLink)`
  background: ${color.brandSoft};
  border-color: transparent;
  color: ${color.brand};
`;

export const TopicCount = styled.span`
  color: ${color.ink2};
  font-weight: ${font.weight.regular};
`;
