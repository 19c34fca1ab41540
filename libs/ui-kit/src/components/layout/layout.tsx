import { useEffect, useRef, useState, type ElementType, type HTMLAttributes } from 'react';
import type { Space } from '../../theme/tokens.ts';
import { SKELETON } from '../skeleton/skeleton.styles.ts';
import { GridRoot, InlineRoot, RevealStackRoot, StackRoot, type Align, type Justify } from './layout.styles.ts';

export interface FlexProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType;
  gap?: Space;
  align?: Align;
  justify?: Justify;
}

/** One below the other. */
export const Stack = ({ as, gap = 4, align, justify, ...rest }: FlexProps) => (
  <StackRoot as={as} {...rest} $gap={gap} $align={align} $justify={justify} />
);

/** Milliseconds: then what is there is worth more than that nothing moves. */
const LONGEST_UNSEEN = 10_000;

/**
 * Parts of unknown heights, one below the other: each is seen once all above it have come (or failed), so nothing is
 * pushed away from under a reader. The skeletons inside tell what has not. When everything has come once, a part that
 * loads again hides nothing any more; and one that hangs hides the others for ten seconds at most.
 */
export const RevealStack = ({ as, gap = 4, align, justify, ...rest }: FlexProps) => {
  const root = useRef<HTMLDivElement>(null);
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const parts = root.current;
    if (isSettled || !parts) return undefined;
    const look = () => parts.querySelector(SKELETON) === null && setSettled(true);
    const observer = new MutationObserver(look);
    observer.observe(parts, { childList: true, subtree: true });
    look();
    const end = setTimeout(() => setSettled(true), LONGEST_UNSEEN);
    return () => {
      observer.disconnect();
      clearTimeout(end);
    };
  }, [isSettled]);
  const look = { $gap: gap, $align: align, $justify: justify, $isSettled: isSettled };
  return <RevealStackRoot as={as} {...rest} ref={root} {...look} />;
};

/** One beside the other, in the direction of reading. */
export const Inline = ({
  as,
  gap = 2,
  align,
  justify,
  wrap = 'wrap',
  ...rest
}: FlexProps & { wrap?: 'wrap' | 'nowrap' }) => (
  <InlineRoot as={as} {...rest} $gap={gap} $align={align} $justify={justify} $wrap={wrap} />
);

interface GridProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType;
  gap?: Space;
  /** As many columns of at least so many pixels as fit. */
  min?: number;
  /** A fixed number of columns instead. */
  columns?: number;
}

export const Grid = ({ as, gap = 4, min = 200, columns, ...rest }: GridProps) => {
  const template = columns
    ? `repeat(${columns}, minmax(0, 1fr))`
    : `repeat(auto-fill, minmax(min(${min}px, 100%), 1fr))`;
  return <GridRoot as={as} {...rest} $gap={gap} $columns={template} />;
};
