import { Suspense, lazy, type ComponentType } from 'react';
import { PageLoading } from '../remotes/page-loading.tsx';

/** One of the shell's own pages, fetched when it is first opened. */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): ComponentType {
  const Page = lazy(load);
  return () => (
    <Suspense fallback={<PageLoading />}>
      <Page />
    </Suspense>
  );
}
