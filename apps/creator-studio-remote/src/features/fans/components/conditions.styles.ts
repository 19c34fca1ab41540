import { Button, color, radius, space } from '@barg/ui-kit';
import styled from 'styled-components';

export const ConditionList = styled.ul`
  display: grid;
  gap: ${space[3]};
  min-inline-size: 0;
`;

/** Framed where there are several: what stands in one frame are alternatives. */
export const ConditionItem = styled.li<{ $isFramed: boolean }>`
  display: grid;
  gap: ${space[3]};
  min-inline-size: 0;
  padding: ${({ $isFramed }) => ($isFramed ? space[3] : 0)};
  border: ${({ $isFramed }) => ($isFramed ? '1px solid' : 0)} ${color.line};
  border-radius: ${radius.tile};
`;

/** A rule, and the button that removes it. */
export const Way = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[1]};
  align-items: start;

  > div {
    display: grid;
    gap: ${space[3]};
    min-inline-size: 0;
  }

  > div:only-child {
    grid-column: 1 / -1;
  }

  /* Beside the field, not beside its label. */
  > button {
    margin-block-start: ${space[6]};
  }
`;

export const AlternativeButton = styled(Button)`
  justify-self: start;
`;
