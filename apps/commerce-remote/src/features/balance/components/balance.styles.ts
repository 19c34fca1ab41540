import { Link } from '@barg/runtime/router';
import { color, font, layout, radius, space } from '@barg/ui-kit';
import styled from 'styled-components';

/**
 * Test mode is shown by a line below the amount and by the border, because a phone's header has no room for a badge.
 */
export const ChipLink = styled(Link)<{ $isTest: boolean }>`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  min-block-size: ${layout.touch};
  padding-inline: ${space[4]};
  border: 1px ${(props) => (props.$isTest ? `dashed ${color.accent}` : `solid ${color.line}`)};
  border-radius: ${radius.pill};
  background: ${color.surface};
  line-height: 1.3;
`;

export const ChipContent = styled.span`
  display: grid;
  justify-items: center;
`;

export const ChipNote = styled.span<{ $isClosed: boolean }>`
  color: ${(props) => (props.$isClosed ? color.danger : color.accent)};
  font-size: 0.6875rem;
  font-weight: ${font.weight.bold};
  line-height: 1.2;
  white-space: nowrap;
`;

/** Badge and coin stay together, below the words where those leave them too little room. */
export const BalanceHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
`;
