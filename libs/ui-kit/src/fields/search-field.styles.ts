import styled from 'styled-components';
import { color, radius, space } from '@barg/ui-kit';
import { ControlFrame } from './field.styles.ts';

export const SearchForm = styled.form`
  min-inline-size: 0;
`;

export const SearchFrame = styled(ControlFrame)`
  padding-inline: ${space[4]};
  border-color: ${color.line};
  border-radius: ${radius.pill};
`;
