import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { useFormat } from '../../format/use-format.ts';
import { TileLink, TileNote } from './media-grid.styles.ts';

export { MediaGrid } from './media-grid.styles.ts';

interface MediaTileProps {
  to: string;
  /** The accessible name of its link; absent where the tile's own text names it. */
  label?: string;
  /** The length of a video, in milliseconds. */
  durationMs?: number | null;
  /** A `Picture` or a `LockedMedia` of the layout `tile`. */
  children: ReactNode;
}

export const MediaTile = ({ to, label, durationMs, children }: MediaTileProps) => {
  const format = useFormat();
  return (
    <TileLink to={to}>
      {/* Added to the visible text, not instead of it, so that voice control finds the tile by what is visible. */}
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
      {children}
      {durationMs != null && (
        <TileNote>
          <bdi>{format.duration(durationMs)}</bdi>
        </TileNote>
      )}
    </TileLink>
  );
};
