import { color, space } from '@barg/ui-kit';
import styled from 'styled-components';

export const WalletLines = styled.div`
  display: grid;
  gap: ${space[2]};
  padding-block-start: ${space[3]};
  border-block-start: 1px solid ${color.line};
`;

export const LineRoot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
`;
