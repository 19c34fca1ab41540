import styled from 'styled-components';
import { clampLines } from '../text/text.styles.ts';

export const UserTextRoot = styled.p<{ $clamp?: number }>`
  white-space: pre-line;
  overflow-wrap: anywhere;
  text-align: start;
  ${(props) => clampLines(props.$clamp)}
`;
