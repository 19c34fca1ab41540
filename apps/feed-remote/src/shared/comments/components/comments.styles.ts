import styled from 'styled-components';
import { color, font, space } from '@barg/ui-kit';

export const CommentsRoot = styled.section`
  display: grid;
  gap: ${space[4]};
  padding: ${space[4]} 18px;
  &:not(:first-child) {
    border-block-start: 1px solid ${color.line};
  }
`;

export const List = styled.ol`
  display: grid;
  gap: ${space[4]};
`;

export const Row = styled.li`
  display: flex;
  gap: ${space[3]};
  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;

export const RowBody = styled.div`
  flex: 1;
  min-inline-size: 0;
`;

export const RowFacts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${space[2]};
  small {
    font-size: ${font.size.caption};
    color: ${color.ink2};
  }
`;

export const FormRoot = styled.form`
  display: grid;
  gap: ${space[2]};
`;
