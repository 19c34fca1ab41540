import styled from 'styled-components';

export const NoPictureImage = styled.img`
  inline-size: 100%;
  block-size: 100%;
  aspect-ratio: 2.7;
  object-fit: cover;
`;
