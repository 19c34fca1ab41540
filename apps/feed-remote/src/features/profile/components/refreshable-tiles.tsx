import { Refresh } from '../../../shared/refresh/refresh.tsx';
import { ViewSwitch } from './profile.styles.ts';
import { Tiles, type TilesProps } from './tiles.tsx';

/** The tiles of a tab, with the way to read them anew above them. */
export function RefreshableTiles<T>(props: TilesProps<T>) {
  const { refresh, isRefreshing } = props.pages;
  return (
    <>
      <ViewSwitch>
        <Refresh refresh={refresh} isRefreshing={isRefreshing} />
      </ViewSwitch>
      <Tiles {...props} />
    </>
  );
}
