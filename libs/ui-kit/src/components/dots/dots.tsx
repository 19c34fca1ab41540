import { Children, type ReactNode } from 'react';
import { Isolated } from '../text/isolated.tsx';
import { DotsRoot } from './dots.styles.ts';

interface DotsProps {
  children: ReactNode;
  /** Never wraps: what has no room is cut, each fact at its own end. */
  isOneLine?: boolean;
}

/** Facts in a line, separated by middle dots; empty ones are skipped. */
export const Dots = ({ children, isOneLine }: DotsProps) => (
  <DotsRoot $isOneLine={isOneLine}>
    {Children.toArray(children)
      .filter((child) => child !== '')
      .map((child, index) => (
        // The order never changes, so the index is a stable key.
        <span key={index}>
          {index > 0 && (
            // The dot is only drawn; the spaces are also what parts the facts for who hears them.
            <span>
              {' '}
              <span aria-hidden>·</span>{' '}
            </span>
          )}
          <Isolated>{child}</Isolated>
        </span>
      ))}
  </DotsRoot>
);
