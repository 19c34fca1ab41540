import { Text } from '@barg/ui-kit';
import styled from 'styled-components';

/** Announced as it comes, so it stands there before: out of the flow while it is empty, or a gap of the card is for it. */
export const NoteRoot = styled(Text)`
  &:empty {
    position: absolute;
  }
`;
