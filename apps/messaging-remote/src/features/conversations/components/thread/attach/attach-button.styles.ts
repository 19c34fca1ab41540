import styled from 'styled-components';

/** Pressed by the button beside it, which is what everybody sees and hears. */
export const FileInput = styled.input`
  display: none;
`;
