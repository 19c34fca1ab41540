import styled from 'styled-components';

/** What a coupon takes off: a large amount is not broken within its number. */
export const Off = styled.bdi`
  white-space: nowrap;
`;
