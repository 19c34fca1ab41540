import styled from 'styled-components';
import { color, layout, space } from '../../theme/tokens.ts';

export const TopBarRoot = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: 20;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-block-size: ${layout.topBar};
  padding-inline: ${space[3]};
  background: ${color.bg};
`;
