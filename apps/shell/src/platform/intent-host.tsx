import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useToast } from '@barg/ui-kit';
import { PageLoading } from '../remotes/page-loading.tsx';
import { RemoteBoundary } from '../remotes/remote-boundary.tsx';
import { useExpose } from '../remotes/use-expose.ts';
import type { IntentQueue, OpenIntent } from './intent-queue.ts';

/** Tells the visitor that the action cannot be had now, and the asker too. */
function Unavailable({ intent }: { intent: OpenIntent }) {
  const { t } = useTranslation('shell');
  const toast = useToast();
  const { settle } = intent;
  useEffect(() => {
    toast(t('remote.action'), { tone: 'danger' });
    settle('unavailable');
  }, [toast, t, settle]);
  return null;
}

function IntentDialog({ intent }: { intent: OpenIntent }) {
  const { remote, expose, payload, settle } = intent;
  const { state } = useExpose(remote, expose);
  if (state.status === 'failed') return <Unavailable intent={intent} />;
  if (state.status !== 'ready') return <PageLoading />;
  return (
    <RemoteBoundary remote={remote} fallback={() => <Unavailable intent={intent} />}>
      <state.Component {...{ payload, onSettled: settle }} />
    </RemoteBoundary>
  );
}

/** Draws the dialogs of the intents that are open now, the latest on top. */
export function IntentHost({ intents }: { intents: IntentQueue }) {
  const open = useSyncExternalStore(intents.subscribe, intents.getOpen);
  return open.map((intent) => <IntentDialog key={intent.id} intent={intent} />);
}
