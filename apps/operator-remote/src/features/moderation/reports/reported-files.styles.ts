import styled from 'styled-components';
import { color, radius } from '@barg/ui-kit';

export const ReportedFilm = styled.video`
  inline-size: 100%;
  aspect-ratio: 1;
  border-radius: ${radius.tile};
  background: ${color.sunken};
`;
