import type { ReactNode } from 'react';
import { directionOfWords } from './direction-of-words.ts';

/**
 * A fact beside others, which keeps its own direction. Browsers find that by the first letter, whatever it is isolated
 * in: a Persian sentence that begins with an isolated Latin value would be read from the left.
 */
export const Isolated = ({ children }: { children: ReactNode }) => (
  <bdi dir={typeof children === 'string' ? directionOfWords(children) : undefined}>{children}</bdi>
);
