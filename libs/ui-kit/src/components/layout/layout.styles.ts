import styled from 'styled-components';
import { space, type Space } from '../../theme/tokens.ts';
import { SKELETON } from '../skeleton/skeleton.styles.ts';

export type Align = 'start' | 'center' | 'end' | 'stretch' | 'baseline';
export type Justify = 'start' | 'center' | 'end' | 'space-between';

interface FlexLook {
  $gap: Space;
  $align?: Align;
  $justify?: Justify;
}

export const StackRoot = styled.div<FlexLook>`
  display: flex;
  flex-direction: column;
  align-items: ${(props) => props.$align ?? 'stretch'};
  justify-content: ${(props) => props.$justify};
  gap: ${(props) => space[props.$gap]};
  min-inline-size: 0;
`;

/** What lies below a part that is loading keeps its room, unseen: browsers count no move of what nobody has seen. */
export const RevealStackRoot = styled(StackRoot)<{ $isSettled: boolean }>`
  ${(props) => (props.$isSettled ? '' : `& > :is(${SKELETON}, :has(${SKELETON})) ~ * { visibility: hidden; }`)}
`;

/** Nothing is wider than its line: a long address beside others breaks in a line of its own. */
export const InlineRoot = styled.div<FlexLook & { $wrap: 'wrap' | 'nowrap' }>`
  display: flex;
  flex-wrap: ${(props) => props.$wrap};
  align-items: ${(props) => props.$align ?? 'center'};
  justify-content: ${(props) => props.$justify};
  gap: ${(props) => space[props.$gap]};
  min-inline-size: 0;
  :where(& > *) {
    max-inline-size: 100%;
  }
`;

export const GridRoot = styled.div<{ $gap: Space; $columns: string }>`
  display: grid;
  grid-template-columns: ${(props) => props.$columns};
  gap: ${(props) => space[props.$gap]};
`;
