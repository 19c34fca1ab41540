import { Refresh } from '../refresh/refresh.tsx';
import { TilesHead } from './tiles.styles.ts';
import { Tiles, type TilesProps } from './tiles.tsx';

/** The tiles of a tab, with a button to reload them. */
export function RefreshableTiles<T>(props: TilesProps<T>) {
  const { refresh, isRefreshing } = props.pages;
  return (
    <>
      <TilesHead>
        <Refresh refresh={refresh} isRefreshing={isRefreshing} />
      </TilesHead>
      <Tiles {...props} />
    </>
  );
}
