import type { ReactNode } from 'react';
import { StoreProvider } from '@barg/runtime/store';
import type { AppStore } from '@barg/session';

interface PageStoreProps {
  store: AppStore;
  /**
   * What the server drew with, where a browser takes over what it has drawn. That takes many tasks, and the store may
   * change between two of them: each part is taken over as it was drawn, and shows the change then.
   */
  drawnState?: unknown;
  children: ReactNode;
}

/** Gives the components of a page its store. */
export const PageStore = ({ store, drawnState, children }: PageStoreProps) => (
  <StoreProvider store={store} serverState={drawnState as ReturnType<AppStore['getState']> | undefined}>
    {children}
  </StoreProvider>
);
