import styled from 'styled-components';
import { color, font, radius, space } from '@barg/ui-kit';

/** Fields that belong together, framed below their name. */
export const FieldGroup = styled.fieldset`
  display: grid;
  gap: ${space[4]};
  min-inline-size: 0;
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.tile};
`;

export const GroupLegend = styled.legend`
  padding-inline: ${space[2]};
  font-weight: ${font.weight.medium};
`;
