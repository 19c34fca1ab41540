import { space } from '@barg/ui-kit';
import styled from 'styled-components';

export const FilmTitleRoot = styled.div`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  align-items: center;
  gap: ${space[3]};
`;
