import type { ComponentType, ReactNode } from 'react';
import styled from 'styled-components';
import { WindowedItem } from './windowed-item.tsx';

const Blocks = styled.div<{ $gap: number }>`
  display: grid;
  gap: ${(props) => props.$gap}px;
  grid-template-columns: minmax(0, 1fr);
`;

/** Tiles that come and go together: whole rows of two, three or six. */
const BLOCK = 18;
/** Rows of a block that was never drawn, of three tiles each. */
const ROWS = 6;

interface WindowedGridProps<T> {
  /** Tells this list from others, as long as the page lives. */
  name: string;
  items: readonly T[];
  /** Lays the tiles of a block out. */
  grid: ComponentType<{ children: ReactNode }>;
  /** Pixels between two tiles, and so between two blocks. */
  gap: number;
  /** About how high a row is, in pixels. */
  row: number;
  children: (item: T) => ReactNode;
}

/** A grid of which only the blocks near the screen are drawn, see {@link WindowedItem}. */
export function WindowedGrid<T>({ name, items, grid: Grid, gap, row, children }: WindowedGridProps<T>) {
  const blocks = Array.from({ length: Math.ceil(items.length / BLOCK) }, (_, index) =>
    items.slice(index * BLOCK, (index + 1) * BLOCK),
  );
  return (
    <Blocks $gap={gap}>
      {blocks.map((block, index) => (
        // The first of them moves up when the list is read anew, and keeps its place so.
        <WindowedItem key={index} id={`${name}:${index}`} isFirst={index === 0} height={ROWS * (row + gap)}>
          <Grid>{block.map(children)}</Grid>
        </WindowedItem>
      ))}
    </Blocks>
  );
}
