import { Suspense, lazy, type ComponentType } from 'react';
import { PageLoading } from '../remotes/page-loading.tsx';

/** One of the shell's own pages, fetched when it is first opened. */
export function lazyPage<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Page: ComponentType<Props> = lazy(load);
  return (props) => (
    <Suspense fallback={<PageLoading />}>
      <Page {...props} />
    </Suspense>
  );
}
