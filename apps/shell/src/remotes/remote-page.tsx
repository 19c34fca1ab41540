import type { RemoteName } from '@barg/contract';
import { PageLoading } from './page-loading.tsx';
import { PageUnavailable } from './page-unavailable.tsx';
import { RemoteBoundary } from './remote-boundary.tsx';
import { useExpose } from './use-expose.ts';

/** A page of a remote: loading, failed with a retry, or shown; whatever happens in it stays in its place. */
export function RemotePage({ remote, expose }: { remote: RemoteName; expose: string }) {
  const { state, retry } = useExpose(remote, expose);
  if (state.status === 'failed') return <PageUnavailable onRetry={retry} />;
  if (state.status !== 'ready') return <PageLoading />;
  return (
    <RemoteBoundary key={expose} remote={remote} fallback={(redraw) => <PageUnavailable onRetry={redraw} />}>
      <state.Component />
    </RemoteBoundary>
  );
}
