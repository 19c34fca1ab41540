import { useState, type ElementType, type HTMLAttributes } from 'react';
import { useChosenInView } from '@barg/ui-kit';
import { ChipRowRoot } from './chip-row.styles.ts';

interface ChipRowProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType;
  /** The chosen one; a change scrolls it into view. */
  current: string;
}

/** A row of chips with one choice: tabs or filters of a list. */
export function ChipRow({ current, ...rest }: ChipRowProps) {
  const [row, setRow] = useState<HTMLElement | null>(null);
  useChosenInView(row, current);
  return <ChipRowRoot ref={setRow} {...rest} />;
}
