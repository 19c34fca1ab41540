import styled, { css } from 'styled-components';
import { color } from '../../theme/tokens.ts';
import { clampLines } from '../text/text.styles.ts';

const links = css`
  a {
    color: ${color.brand};
  }
  a:hover {
    text-decoration: underline;
  }
`;

export const UserTextRoot = styled.p<{ $clamp?: number }>`
  white-space: pre-line;
  overflow-wrap: anywhere;
  text-align: start;
  ${links}
  ${(props) => clampLines(props.$clamp)}
`;

/** A line, as a block with its own direction. */
export const TextLineRoot = styled.span`
  display: block;
  text-align: start;
`;

export const UserWordsRoot = styled.bdi`
  overflow-wrap: anywhere;
  ${links}
`;
