import styled from 'styled-components';

export const PreviewVideo = styled.video<{ $isMirrored: boolean }>`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: contain;
  transform: ${(props) => (props.$isMirrored ? 'scaleX(-1)' : 'none')};
`;
