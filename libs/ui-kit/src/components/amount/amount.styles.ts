import styled from 'styled-components';
import { color, font, space, type FontSize } from '../../theme/tokens.ts';

export const CoinRoot = styled.span<{ $size: number }>`
  display: inline-block;
  flex: none;
  inline-size: ${(props) => props.$size}px;
  block-size: ${(props) => props.$size}px;
  border-radius: 50%;
  background: radial-gradient(circle at 35% 30%, ${color.coinLight}, ${color.accentFill} 70%);
`;

export const AmountRoot = styled.span<{ $size: FontSize }>`
  display: inline-flex;
  /* Number and unit stand on the line of the words around them; the coin has no line of its own. */
  align-items: baseline;
  gap: ${space[2]};
  font-size: ${(props) => font.size[props.$size]};
  font-variant-numeric: ${font.figures};
  white-space: nowrap;
  > ${CoinRoot} {
    align-self: center;
  }
`;

export const AmountValue = styled.bdi`
  font-weight: ${font.weight.bold};
`;

export const AmountUnit = styled.span`
  font-size: max(0.5em, ${font.size.caption});
  color: ${color.ink2};
`;

export const PriceRoot = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  padding: 2px ${space[3]};
  border: 1px solid ${color.line};
  border-radius: 999px;
  background: ${color.surface};
  font-size: ${font.size.caption};
  font-weight: ${font.weight.medium};
  white-space: nowrap;
`;
