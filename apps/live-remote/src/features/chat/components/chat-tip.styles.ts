import { color, font, radius, space } from '@barg/ui-kit';
import styled, { css } from 'styled-components';
import type { TipLevel } from './tip-level.ts';

// Each level is also told from the next by its room, for those who do not tell the colours apart.
const levels = {
  small: css`
    padding: 0 ${space[1]};
    color: ${color.accent};
    font-weight: ${font.weight.medium};
  `,
  middle: css`
    margin-block: ${space[1]};
    padding: ${space[2]} ${space[4]};
    background: ${color.accentSoft};
    color: ${color.accent};
    font-weight: ${font.weight.bold};
  `,
  large: css`
    margin-block: ${space[2]};
    padding: ${space[4]};
    background: ${color.accentFill};
    color: ${color.onAccent};
    font-weight: ${font.weight.bold};
  `,
} satisfies Record<TipLevel, unknown>;

/** Saffron is money: the more of it, the more was given. */
export const TipRow = styled.li<{ $level: TipLevel }>`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: 32px;
  border-radius: ${radius.control};
  overflow-wrap: anywhere;
  ${(props) => levels[props.$level]}
`;
