import type { RemoteName } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { ErrorState } from '@barg/ui-kit';
import { PageLoading } from './page-loading.tsx';
import { RemoteBoundary } from './remote-boundary.tsx';
import { useExpose } from './use-expose.ts';

function RemoteUnavailable({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('shell');
  return <ErrorState title={t('remote.title')} message={t('remote.message')} onRetry={onRetry} />;
}

/** A page of a remote: loading, failed with a retry, or shown; whatever happens in it stays in its place. */
export function RemotePage({ remote, expose }: { remote: RemoteName; expose: string }) {
  const { state, retry } = useExpose(remote, expose);
  if (state.status === 'failed') return <RemoteUnavailable onRetry={retry} />;
  if (state.status !== 'ready') return <PageLoading />;
  return (
    <RemoteBoundary key={expose} remote={remote} fallback={(redraw) => <RemoteUnavailable onRetry={redraw} />}>
      <state.Component />
    </RemoteBoundary>
  );
}
