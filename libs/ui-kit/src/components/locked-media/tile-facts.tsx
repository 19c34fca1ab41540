import { Children, type ReactNode } from 'react';
import { Isolated } from '../text/isolated.tsx';
import { FactsColumn } from './locked-media.styles.ts';

/** Facts, one per line: two would wrap on a phone's tile, with the dot between them at the start of a line. */
export const TileFacts = ({ children }: { children: ReactNode }) => (
  <FactsColumn>
    {Children.toArray(children).map((child, index) => (
      // The order never changes, so the index is a stable key.
      <Isolated key={index}>{child}</Isolated>
    ))}
  </FactsColumn>
);
