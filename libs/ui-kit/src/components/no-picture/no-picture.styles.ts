import styled from 'styled-components';

export const NoPictureImage = styled.img<{ $ratio?: number }>`
  inline-size: 100%;
  block-size: 100%;
  aspect-ratio: ${(props) => props.$ratio ?? 2.7};
  object-fit: cover;
`;
