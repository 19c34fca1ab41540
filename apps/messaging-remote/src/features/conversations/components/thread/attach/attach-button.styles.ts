import styled from 'styled-components';

/** Hidden; opened by the button beside it. */
export const FileInput = styled.input`
  display: none;
`;
