import { useEffect, type ComponentType } from 'react';
import { showingOf } from '@barg/contract';
import { type SlotElementProps, useIsStarting, useVisitorKind } from '@barg/session';
import { RemoteBoundary } from '../remotes/remote-boundary.tsx';
import { useExpose } from '../remotes/use-expose.ts';
import { useLaterAttempts } from '../remotes/use-later-attempts.ts';
import { useSite } from '../site/site-context.ts';
import { fillersOf, type ExposeAddress } from '../site/fillers.ts';
import { OWN_FILLERS } from './own-fillers.tsx';
import { isOwnSlot } from '../site/own-parts.ts';
import { useTogether } from './use-together.ts';

interface FillerProps extends ExposeAddress {
  isWanted: boolean;
  isShown: boolean;
  props: object;
}

/** One filler of a slot. While it fails its place stays empty, because it is not what the page is about. */
function Filler({ remote, expose, isWanted, isShown, props }: FillerProps) {
  const { state, retry } = useExpose(remote, expose, { isWanted });
  useLaterAttempts(state, retry);
  const error = state.status === 'failed' ? state.error : undefined;
  useEffect(() => {
    if (error !== undefined) console.error(`${remote}${expose.slice(1)} could not fill its slot`, error);
  }, [error, remote, expose]);
  if (!isShown || state.status !== 'ready') return null;
  return (
    <RemoteBoundary remote={remote} place="slot" fallback={() => null}>
      <state.Component {...props} />
    </RemoteBoundary>
  );
}

/**
 * Draws the fillers of a slot, the shell's own before those of remotes, each of which stands behind a boundary of its own.
 * None of theirs is what the visitor came for: they are fetched when the first page is shown, and not at all for a
 * visitor to whom they do not show.
 */
export function SlotOutlet({ name, props, isFilledAtOnce = false }: SlotElementProps) {
  const { registry } = useSite();
  const isWanted = !useIsStarting();
  const visitor = useVisitorKind();
  const fillers = fillersOf(registry, name).filter((filler) => showingOf(filler, visitor, props) !== null);
  const areTogether = useTogether(fillers);
  const isShown = areTogether || !isFilledAtOnce;
  const Own: ComponentType | null = isOwnSlot(name) ? OWN_FILLERS[name] : null;
  return (
    <>
      {Own && <Own />}
      {fillers.map(({ remote, expose }) => (
        <Filler key={`${remote}${expose}`} {...{ remote, expose, isWanted, isShown, props }} />
      ))}
    </>
  );
}
