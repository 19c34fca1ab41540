import { Fragment, useDeferredValue, useLayoutEffect, useMemo, type ComponentType, type ReactNode } from 'react';
import type { RemoteName } from '@barg/contract';
import { useLocation } from '@barg/runtime/router';
import { useSite } from '../site/site-context.ts';
import { PageLoading } from '../loading/page-loading.tsx';
import { PageUnavailable } from '../loading/page-unavailable.tsx';
import { RemoteBoundary } from './remote-boundary.tsx';
import { useExpose } from './use-expose.ts';

/**
 * The shown state of an expose. A page that was waited for is rendered in a transition: an external store updates React
 * synchronously, and rendering a whole page at once would block input.
 */
function useShownState(remote: RemoteName, expose: string) {
  const { state, retry } = useExpose(remote, expose);
  const key = `${remote}/${expose}`;
  const current = useMemo(() => ({ key, state }), [key, state]);
  const drawn = useDeferredValue(current);
  return { state: drawn.key === key ? drawn.state : state, retry };
}

/** A visit to the page tries it again after an earlier failure to load. */
function useFreshStart(remote: RemoteName, expose: string, pathname: string): void {
  const { exposes } = useSite();
  useLayoutEffect(() => exposes.forgetFailure(remote, expose), [exposes, remote, expose, pathname]);
}

interface RemotePageProps {
  remote: RemoteName;
  expose: string;
  /** Around the error message: a frame where the page would have had its own, or a link elsewhere. */
  Frame?: ComponentType<{ children: ReactNode }>;
}

/** A page of a remote: loading, failed with a retry, or shown; its errors stay in its place. */
export function RemotePage({ remote, expose, Frame = Fragment }: RemotePageProps) {
  const { pathname } = useLocation();
  const failed = (retry: () => void) => (
    <Frame>
      <PageUnavailable onRetry={retry} />
    </Frame>
  );
  useFreshStart(remote, expose, pathname);
  const { state, retry } = useShownState(remote, expose);
  if (state.status === 'failed') return failed(retry);
  if (state.status !== 'ready') return <PageLoading />;
  return (
    <RemoteBoundary key={`${remote}/${expose}`} remote={remote} subject={pathname} fallback={failed}>
      <state.Component />
    </RemoteBoundary>
  );
}
