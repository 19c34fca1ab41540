import { useEffect, useEffectEvent } from 'react';
import type { PrivateCall } from '../session/private-call.ts';

/** The engine knows of no such private stream: it is over, or not for the two any more. */
const GONE = 404;

/** Calls back when what is sent or played is refused because it is over: the event that says so may have been missed. */
export function useTurnedAway({ own, other }: PrivateCall, onTurnedAway: () => unknown): void {
  const handleTurnedAway = useEffectEvent(onTurnedAway);
  useEffect(() => {
    const watch = (isGone: () => boolean) => {
      let wasGone = false;
      return (): void => {
        const is = isGone();
        if (is && !wasGone) void handleTurnedAway();
        wasGone = is;
      };
    };
    const following = [
      own?.subscribe(watch(() => own.getValue().line === 'waiting')),
      other?.subscribe(watch(() => other.getValue().error?.status === GONE)),
    ];
    return () => following.forEach((subscription) => subscription?.unsubscribe());
  }, [own, other]);
}
