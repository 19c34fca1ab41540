import { useEffect, useEffectEvent } from 'react';
import type { ServerEvent, ServerEventName } from '@barg/contract';
import { useIsLoggedIn, useIsStarting } from '@barg/session';

/** Calls back for each socket event of a name, for members only. The socket's code loads after the first paint. */
export const useServerEvent = <N extends ServerEventName>(name: N, onEvent: (event: ServerEvent<N>) => void): void => {
  const isLoggedIn = useIsLoggedIn();
  const isStarting = useIsStarting();
  const handleEvent = useEffectEvent(onEvent);
  useEffect(() => {
    if (!isLoggedIn || isStarting) return undefined;
    let stop: (() => void) | undefined;
    let isGone = false;
    void import('@barg/session/realtime').then(
      ({ on }) => {
        if (isGone) return;
        const subscription = on(name).subscribe((event) => handleEvent(event));
        stop = () => subscription.unsubscribe();
        // If the socket's code fails to load, the page works without events.
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [name, isLoggedIn, isStarting]);
};
