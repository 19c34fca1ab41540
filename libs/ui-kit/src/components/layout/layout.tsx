import type { ElementType, HTMLAttributes } from 'react';
import type { Space } from '../../theme/tokens.ts';
import { GridRoot, InlineRoot, StackRoot, type Align, type Justify } from './layout.styles.ts';

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
