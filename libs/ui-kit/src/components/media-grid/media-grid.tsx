import type { ReactNode } from 'react';
import { useFormat } from '../../format/use-format.ts';
import { TileLink, TileNote } from './media-grid.styles.ts';

export { MediaGrid } from './media-grid.styles.ts';

interface MediaTileProps {
  to: string;
  /** What opens, in words. */
  label: string;
  /** The length of a video, in milliseconds. */
  durationMs?: number | null;
  /** A `Picture` or a `LockedMedia` of the layout `tile`. */
  children: ReactNode;
}

export const MediaTile = ({ to, label, durationMs, children }: MediaTileProps) => {
  const format = useFormat();
  return (
    <TileLink to={to} aria-label={label}>
      {children}
      {durationMs != null && (
        <TileNote>
          <bdi>{format.duration(durationMs)}</bdi>
        </TileNote>
      )}
    </TileLink>
  );
};
