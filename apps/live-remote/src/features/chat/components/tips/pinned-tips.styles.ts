import { color, font, media, radius, space } from '@barg/ui-kit';
import styled, { css } from 'styled-components';
import type { TipLevel } from '../tip-level.ts';

/** In one row that scrolls: the chat below is what people came for. */
export const PinnedList = styled.ul`
  display: flex;
  flex: none;
  gap: ${space[2]};
  margin: 0;
  padding: ${space[2]} ${space[3]};
  overflow-x: auto;
  border-block-end: 1px solid ${color.line};
  list-style: none;

  ${media.belowTablet} {
    padding-block: ${space[1]};
  }
`;

/** As in the chat: saffron is money, and more of it where more was given. */
export const PinnedTip = styled.li<{ $level: TipLevel }>`
  flex: none;
  max-inline-size: 100%;
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.control};
  font-weight: ${font.weight.bold};
  overflow-wrap: anywhere;
  ${({ $level }) =>
    $level === 'large'
      ? css`
          background: ${color.accentFill};
          color: ${color.onAccent};
        `
      : css`
          background: ${color.accentSoft};
          color: ${color.accent};
        `}
`;
