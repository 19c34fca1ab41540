import styled from 'styled-components';
import { radius } from '@barg/ui-kit';
import { EnlargeButton } from '../viewer/enlarge-button.ts';

/** A square that opens the viewer, beside those that are links. */
export const EnlargeTile = styled(EnlargeButton)`
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${radius.tile};
`;
