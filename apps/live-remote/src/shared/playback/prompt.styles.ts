import styled from 'styled-components';

/** In the middle of a picture, above a link that lies on it. */
export const PromptPlace = styled.div`
  position: absolute;
  z-index: 1;
  inset-inline: 0;
  inset-block-start: 50%;
  display: flex;
  justify-content: center;
  transform: translateY(-50%);
  pointer-events: none;

  & > * {
    pointer-events: auto;
  }
`;
