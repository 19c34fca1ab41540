import { Children, type ReactNode } from 'react';
import { FactsColumn } from './locked-media.styles.ts';

/** Facts one below the other: a tile on a phone is narrower than two of them, and a dot would begin a line. */
export const TileFacts = ({ children }: { children: ReactNode }) => (
  <FactsColumn>
    {Children.toArray(children).map((child, index) => (
      // The list is fixed by the markup, so the place is the identity.
      <bdi key={index}>{child}</bdi>
    ))}
  </FactsColumn>
);
