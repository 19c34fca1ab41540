import styled, { keyframes } from 'styled-components';
import { IconButton } from '@barg/ui-kit';

const turn = keyframes`to { transform: rotate(1turn); }`;

/** The dots of the menu; what stands in their place while it waits turns. */
export const WaitingButton = styled(IconButton)`
  &[aria-busy='true'] svg {
    animation: ${turn} 800ms linear infinite;
  }
`;
