import styled from 'styled-components';
import { radius } from '@barg/ui-kit';
import { EnlargeButton } from '../viewer/enlarge-button.ts';

/** A square of the grid that opens in the viewer, beside those that lead elsewhere. */
export const EnlargeTile = styled(EnlargeButton)`
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${radius.tile};
`;
