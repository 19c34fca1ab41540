import styled from 'styled-components';

/** A blurred picture behind text. */
export const BackdropImage = styled.img`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
  opacity: 0.5;
  filter: blur(28px);
  transform: scale(1.3);
`;

/** A stream's cover; what is written on it has a ground of its own. */
export const CoverImage = styled.img`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`;
