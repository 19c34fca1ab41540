import { color, space } from '@barg/ui-kit';
import styled from 'styled-components';

/** The title of a card whose rows reach its border: it begins where their words do. */
export const RowsHead = styled.div`
  padding: ${space[4]} ${space[4]} 0;
`;

export const KindIcon = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  border-radius: 50%;
  background: ${color.sunken};
  color: ${color.ink2};
`;

export const RowEnd = styled.span`
  display: flex;
  flex: none;
  flex-direction: column;
  align-items: flex-end;
`;
