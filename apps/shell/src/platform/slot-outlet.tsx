import { useEffect } from 'react';
import type { RemoteName, SlotName } from '@barg/contract';
import { type SlotElementProps, useIsStarting } from '@barg/session';
import { RemoteBoundary } from '../remotes/remote-boundary.tsx';
import { useExpose } from '../remotes/use-expose.ts';
import { useSite } from '../site-context.ts';
import { fillersOf } from './fillers.ts';

interface FillerProps {
  remote: RemoteName;
  expose: string;
  isWanted: boolean;
  props: object;
}

/** One team's part in a slot. What fails leaves its place empty: nobody came here for it. */
function Filler({ remote, expose, isWanted, props }: FillerProps) {
  const { state } = useExpose(remote, expose, { isWanted });
  const error = state.status === 'failed' ? state.error : undefined;
  useEffect(() => {
    if (error !== undefined) console.error(`${remote}${expose.slice(1)} could not fill its slot`, error);
  }, [error, remote, expose]);
  if (state.status !== 'ready') return null;
  return (
    <RemoteBoundary remote={remote} place="slot" fallback={() => null}>
      <state.Component {...props} />
    </RemoteBoundary>
  );
}

/** The shell's own slots stand on every page: they must not compete with what the visitor came for. */
const isOwnSlot = (name: SlotName): boolean => name.startsWith('shell.');

/** Draws the fillers of a slot, each behind a boundary of its own. */
export function SlotOutlet({ name, props }: SlotElementProps) {
  const { registry } = useSite();
  const isStarting = useIsStarting();
  const isWanted = !(isOwnSlot(name) && isStarting);
  return fillersOf(registry, name).map(({ remote, expose }) => (
    <Filler key={`${remote}${expose}`} remote={remote} expose={expose} isWanted={isWanted} props={props} />
  ));
}
