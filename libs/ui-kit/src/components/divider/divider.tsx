import styled from 'styled-components';
import { color } from '../../theme/tokens.ts';

export const Divider = styled.hr`
  inline-size: 100%;
  border: 0;
  border-block-start: 1px solid ${color.line};
`;
