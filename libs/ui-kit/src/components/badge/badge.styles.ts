import styled from 'styled-components';
import { color, font, radius, space } from '../../theme/tokens.ts';

/** Variants of a badge with a number alone. */
type NumberVariant = 'count' | 'alert';
/** Variants of a badge with a word. */
export type WordVariant = 'live' | 'status' | 'pending' | 'neutral' | 'danger';
export type BadgeVariant = NumberVariant | WordVariant;

/** As large as the text beside a pill. */
const PILLS: readonly BadgeVariant[] = ['status', 'pending', 'neutral', 'danger'];

const number = (background: string, ink: string): string =>
  `min-inline-size: 1.25rem; block-size: 1.25rem; padding-inline: 5px; background: ${background}; color: ${ink};`;
const pill = (background: string, ink: string): string =>
  `min-block-size: 26px; padding-inline: ${space[3]}; background: ${background}; color: ${ink};`;

const variants: Record<BadgeVariant, string> = {
  count: number(color.brand, color.onBrand),
  alert: number(color.live, color.onLive),
  live: `padding: 2px ${space[2]}; border-radius: 6px; background: ${color.live}; color: ${color.onLive};`,
  status: pill(color.brandSoft, color.brand),
  pending: pill(color.accentSoft, color.accent),
  neutral: pill(color.sunken, color.ink2),
  danger: pill(color.sunken, color.danger),
};

export const BadgeRoot = styled.span<{ $variant: BadgeVariant }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  border-radius: ${radius.pill};
  font-size: ${(props) => (PILLS.includes(props.$variant) ? font.size.caption : '0.6875rem')};
  font-weight: ${font.weight.bold};
  line-height: 1.4;
  white-space: nowrap;
  ${(props) => variants[props.$variant]}
`;

export const TestMode = styled.span`
  display: inline-flex;
  padding: 2px ${space[2]};
  border: 1px dashed currentColor;
  border-radius: 6px;
  color: ${color.accent};
  background: ${color.accentSoft};
  font-size: 0.6875rem;
  font-weight: ${font.weight.bold};
`;
