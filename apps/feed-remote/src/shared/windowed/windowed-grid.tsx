import type { ComponentType, ReactNode } from 'react';
import styled from 'styled-components';
import { WindowedItem } from './windowed-item.tsx';

const Blocks = styled.div<{ $gap: number }>`
  display: grid;
  gap: ${(props) => props.$gap}px;
  grid-template-columns: minmax(0, 1fr);
`;

/** Tiles per block: whole rows of two, three or six. */
const BLOCK = 18;
/** The estimated rows of a block, of three tiles each. */
const ROWS = 6;

interface WindowedGridProps<T> {
  /** The unique key of the list. */
  name: string;
  items: readonly T[];
  /** The layout of a block. */
  grid: ComponentType<{ children: ReactNode }>;
  /** The gap of tiles and blocks, in pixels. */
  gap: number;
  /** The estimated height of a row, in pixels. */
  row: number;
  children: (item: T) => ReactNode;
}

/** A virtualised grid: only blocks near the screen are rendered, see {@link WindowedItem}. */
export function WindowedGrid<T>({ name, items, grid: Grid, gap, row, children }: WindowedGridProps<T>) {
  const blocks = Array.from({ length: Math.ceil(items.length / BLOCK) }, (_, index) =>
    items.slice(index * BLOCK, (index + 1) * BLOCK),
  );
  return (
    <Blocks $gap={gap}>
      {blocks.map((block, index) => (
        // Keyed by its first item, which keeps its place when the list is reloaded.
        <WindowedItem key={index} id={`${name}:${index}`} isFirst={index === 0} height={ROWS * (row + gap)}>
          <Grid>{block.map(children)}</Grid>
        </WindowedItem>
      ))}
    </Blocks>
  );
}
