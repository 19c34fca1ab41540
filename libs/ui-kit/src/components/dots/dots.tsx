import { Children, type ReactNode } from 'react';
import { DotsRoot } from './dots.styles.ts';

/** Facts in one line, a middle dot between each two; what is empty takes no dot. */
export const Dots = ({ children }: { children: ReactNode }) => (
  <DotsRoot>
    {Children.toArray(children).map((child, index) => (
      // The list is fixed by the markup, so the place is the identity.
      <span key={index}>
        {index > 0 && <span aria-hidden> · </span>}
        <bdi>{child}</bdi>
      </span>
    ))}
  </DotsRoot>
);
