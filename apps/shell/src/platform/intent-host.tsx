import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import type { IntentPayloads } from '@barg/contract';
import { useLocation } from '@barg/runtime/router';
import { PageLoading } from '../loading/page-loading.tsx';
import { RemoteBoundary } from '../remotes/remote-boundary.tsx';
import { useExpose } from '../remotes/use-expose.ts';
import type { ExposeAddress } from '../site/fillers.ts';
import type { IntentQueue, OpenIntent } from './intent-queue.ts';
import { OWN_DIALOGS, type OwnDialogProps } from './own-dialogs.tsx';
import { isOwnIntent, type OwnIntent } from '../site/own-parts.ts';
import { Unavailable } from './unavailable.tsx';

function RemoteDialog({ address, intent }: { address: ExposeAddress; intent: OpenIntent }) {
  const { remote, expose } = address;
  const { payload, settle } = intent;
  const { state } = useExpose(remote, expose);
  if (state.status === 'failed') return <Unavailable settle={settle} />;
  if (state.status !== 'ready') return <PageLoading />;
  return (
    <RemoteBoundary remote={remote} place="dialog" fallback={() => <Unavailable settle={settle} />}>
      <state.Component {...{ payload, onSettled: settle }} />
    </RemoteBoundary>
  );
}

function DialogOf<N extends OwnIntent>({ name, intent }: { name: N; intent: OpenIntent }) {
  const { payload, settle } = intent;
  const Dialog: ComponentType<OwnDialogProps<N>> = OWN_DIALOGS[name];
  const props: OwnDialogProps<N> = {
    payload: payload as IntentPayloads[N],
    onSettled: settle,
    onUnavailable: settle,
  };
  return <Dialog {...props} />;
}

function OwnDialog({ intent }: { intent: OpenIntent }) {
  return isOwnIntent(intent.name) ? <DialogOf name={intent.name} intent={intent} /> : null;
}

/** One intent that is open, for as long as the page stays that it was asked on. */
function Asked({ intent }: { intent: OpenIntent }) {
  const { pathname } = useLocation();
  const [page] = useState(pathname);
  const { address, settle } = intent;
  const isLeft = pathname !== page;
  useEffect(() => {
    if (isLeft) settle(null);
  }, [isLeft, settle]);
  return address ? <RemoteDialog address={address} intent={intent} /> : <OwnDialog intent={intent} />;
}

/** Draws the dialogs of the intents that are open now, the latest on top. */
export function IntentHost({ intents }: { intents: IntentQueue }) {
  const open = useSyncExternalStore(intents.subscribe, intents.getOpen, intents.getOpen);
  return open.map((intent) => <Asked key={intent.id} intent={intent} />);
}
