import { useEffect, useEffectEvent } from 'react';
import type { ServerEvent, ServerEventName } from '@barg/contract';
import { useIsLoggedIn, useIsStarting } from '@barg/session';

/** Calls back for each event of a name while a member is here. The socket's code comes after the first picture. */
export const useServerEvent = <N extends ServerEventName>(name: N, onEvent: (event: ServerEvent<N>) => void): void => {
  const isLoggedIn = useIsLoggedIn();
  const isStarting = useIsStarting();
  const handleEvent = useEffectEvent(onEvent);
  useEffect(() => {
    if (!isLoggedIn || isStarting) return undefined;
    let stop: (() => void) | undefined;
    let isGone = false;
    void import('@barg/session/realtime').then(({ on }) => {
      if (isGone) return;
      const subscription = on(name).subscribe((event) => handleEvent(event));
      stop = () => subscription.unsubscribe();
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, [name, isLoggedIn, isStarting]);
};
