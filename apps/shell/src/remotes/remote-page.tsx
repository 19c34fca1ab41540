import { Fragment, useDeferredValue, useLayoutEffect, useMemo, type ComponentType, type ReactNode } from 'react';
import type { RemoteName } from '@barg/contract';
import { useLocation } from '@barg/runtime/router';
import { useSite } from '../site/site-context.ts';
import { PageLoading } from '../loading/page-loading.tsx';
import { PageUnavailable } from '../loading/page-unavailable.tsx';
import { RemoteBoundary } from './remote-boundary.tsx';
import { useExpose } from './use-expose.ts';

/**
 * What is shown of an expose. A page that was waited for is drawn in slices: stores tell React their news at once, and
 * all of a page in one piece keeps the processor from answering.
 */
function useShownState(remote: RemoteName, expose: string) {
  const { state, retry } = useExpose(remote, expose);
  const key = `${remote}/${expose}`;
  const current = useMemo(() => ({ key, state }), [key, state]);
  const drawn = useDeferredValue(current);
  return { state: drawn.key === key ? drawn.state : state, retry };
}

/** Whoever comes to an address has its page tried, also where it could not be had for a link or an address before. */
function useFreshStart(remote: RemoteName, expose: string, pathname: string): void {
  const { exposes } = useSite();
  useLayoutEffect(() => exposes.forgetFailure(remote, expose), [exposes, remote, expose, pathname]);
}

interface RemotePageProps {
  remote: RemoteName;
  expose: string;
  /** What stands around the words that it failed: a frame where a page would have brought its own, or a way on. */
  Frame?: ComponentType<{ children: ReactNode }>;
}

/** A page of a remote: loading, failed with a retry, or shown; whatever happens in it stays in its place. */
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
