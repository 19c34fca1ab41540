import type { ComponentType } from 'react';
import { lazyPart } from '../remotes/lazy-part.tsx';
import { PageLoading } from '../remotes/page-loading.tsx';
import { PageUnavailable } from '../remotes/page-unavailable.tsx';

/** One of the shell's own pages, fetched when it is first opened. */
export const lazyPage = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> =>
  lazyPart(load, { waiting: () => <PageLoading />, failed: (retry) => <PageUnavailable onRetry={retry} /> });
