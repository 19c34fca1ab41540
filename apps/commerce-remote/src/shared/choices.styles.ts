import { color, font, space } from '@barg/ui-kit';
import styled from 'styled-components';

/** The options of one question, named by its legend. */
export const Choices = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  min-inline-size: 0;
  padding: 0;
  border: 0;
`;

export const ChoicesTitle = styled.legend`
  padding: 0;
  margin-block-end: ${space[2]};
  font-size: ${font.size.caption};
  font-weight: ${font.weight.medium};
  color: ${color.ink2};
`;
