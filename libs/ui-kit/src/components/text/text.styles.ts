import styled, { css } from 'styled-components';
import { color, font, type FontSize, type FontWeight } from '../../theme/tokens.ts';
import { onlyTextInLine, onPageSide } from './one-line.ts';

export type TextTone = 'ink' | 'muted' | 'faint' | 'brand' | 'accent' | 'danger' | 'inherit';

const tones: Record<TextTone, string> = {
  ink: color.ink,
  muted: color.ink2,
  faint: color.ink3,
  brand: color.brand,
  accent: color.accent,
  danger: color.danger,
  inherit: 'inherit',
};

/** Truncates after a number of lines, with an ellipsis. */
export const clampLines = (lines: number | undefined) =>
  lines &&
  css`
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: ${lines};
    overflow: hidden;
    ${lines === 1 && onlyTextInLine}
  `;

export const TextRoot = styled.span<{
  $size: FontSize;
  $tone: TextTone;
  $weight: FontWeight;
  $align?: 'start' | 'center' | 'end';
  $clamp?: number;
}>`
  font-size: ${(props) => font.size[props.$size]};
  font-weight: ${(props) => font.weight[props.$weight]};
  color: ${(props) => tones[props.$tone]};
  text-align: ${(props) => props.$align};
  overflow-wrap: break-word;
  ${(props) => clampLines(props.$clamp)}
  ${(props) => props.$clamp === 1 && !props.$align && onPageSide}
`;

export const HeadingRoot = styled.h2<{ $size: FontSize }>`
  font-size: ${(props) => font.size[props.$size]};
  font-weight: ${font.weight.bold};
  line-height: 1.4;
`;
