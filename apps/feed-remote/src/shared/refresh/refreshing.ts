/** How a list is reloaded, see `usePages`. */
export interface Refreshing {
  /** Reloads its first page, and drops the later ones. */
  refresh: () => void;
  isRefreshing: boolean;
}
