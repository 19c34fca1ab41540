import styled from 'styled-components';
import { color, font, radius, space } from '@barg/ui-kit';

export const PollGroup = styled.fieldset`
  display: grid;
  gap: ${space[4]};
  min-inline-size: 0;
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.tile};
`;

export const PollLegend = styled.legend`
  padding-inline: ${space[2]};
  font-weight: ${font.weight.medium};
`;

export const OptionRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: ${space[1]};
  align-items: start;
  /* Beside the field, not beside its label. */
  > button {
    margin-block-start: ${space[6]};
  }
`;

export const LockedOptions = styled.ul`
  padding-inline-start: ${space[5]};
  overflow-wrap: anywhere;
  list-style: disc;
`;
