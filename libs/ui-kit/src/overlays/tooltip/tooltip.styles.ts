import { color, font, space } from '@barg/ui-kit';
import { Tooltip } from 'react-aria-components/Tooltip';
import styled from 'styled-components';

export const TooltipBubble = styled(Tooltip)`
  max-inline-size: 260px;
  padding: ${space[1]} ${space[3]};
  border-radius: 8px;
  background: ${color.ink};
  color: ${color.bg};
  font-size: ${font.size.caption};
`;
