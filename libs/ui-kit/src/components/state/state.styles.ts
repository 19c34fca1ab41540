import styled from 'styled-components';
import { color, font, space } from '../../theme/tokens.ts';

export type StateTone = 'neutral' | 'danger';

export const StateRoot = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[10]} ${space[5]};
  text-align: center;
  /* No last line with one word alone. */
  text-wrap: balance;
`;

export const StateIcon = styled.span<{ $tone: StateTone }>`
  display: grid;
  place-items: center;
  inline-size: 56px;
  block-size: 56px;
  border-radius: 50%;
  background: ${(props) => (props.$tone === 'danger' ? color.sunken : color.brandSoft)};
  color: ${(props) => (props.$tone === 'danger' ? color.danger : color.brand)};
`;

export const StateTitle = styled.h2`
  font-size: ${font.size.lead};
  font-weight: ${font.weight.bold};
`;

export const StateMessage = styled.div`
  max-inline-size: min(44ch, 100%);
  overflow-wrap: anywhere;
  color: ${color.ink2};
`;

export const StateReference = styled.small`
  font-size: ${font.size.caption};
  color: ${color.ink3};
`;
