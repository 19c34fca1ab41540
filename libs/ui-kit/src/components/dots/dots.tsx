import { Children, type ReactNode } from 'react';
import { DotsRoot } from './dots.styles.ts';

/** Facts in one line, separated by middle dots; empty ones are skipped. */
export const Dots = ({ children }: { children: ReactNode }) => (
  <DotsRoot>
    {Children.toArray(children)
      .filter((child) => child !== '')
      .map((child, index) => (
        // The order never changes, so the index is a stable key.
        <span key={index}>
          {index > 0 && <span aria-hidden> · </span>}
          <bdi>{child}</bdi>
        </span>
      ))}
  </DotsRoot>
);
