import styled from 'styled-components';

/** Takes no part in the layout. */
export const HeardRoot = styled.div`
  display: contents;
`;
