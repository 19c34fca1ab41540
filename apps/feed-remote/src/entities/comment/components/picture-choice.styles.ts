import styled from 'styled-components';
import { color, radius, space } from '@barg/ui-kit';

export const ChosenRoot = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  justify-self: start;
  max-inline-size: 100%;
  padding: ${space[1]};
  padding-inline-end: ${space[2]};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
`;

export const Preview = styled.img`
  inline-size: 48px;
  block-size: 48px;
  border-radius: 8px;
  object-fit: cover;
`;
