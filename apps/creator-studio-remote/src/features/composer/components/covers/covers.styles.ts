import { color, radius } from '@barg/ui-kit';
import styled from 'styled-components';

export const CoverFrame = styled.div`
  overflow: hidden;
  max-inline-size: 320px;
  border-radius: ${radius.tile};
  background: ${color.sunken};
`;

export const LocalCover = styled.img`
  inline-size: 100%;
  aspect-ratio: 16 / 9;
  object-fit: cover;
`;

export const CoverFilm = styled.video`
  inline-size: 100%;
  max-inline-size: 320px;
  aspect-ratio: 16 / 9;
  border-radius: ${radius.tile};
  background: ${color.sunken};
`;
