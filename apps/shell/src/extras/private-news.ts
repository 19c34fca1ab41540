import { useEffect, useSyncExternalStore } from 'react';
import { askedPrivates, useCurrentUser } from '@barg/session';
import { on } from '@barg/session/realtime';

/**
 * Whether there may be news of private streams on any page: for a performer always, for a fan from the request on, until
 * the last one is over. Fans who have asked for none load nothing for it.
 */
export function useHasPrivateNews(): boolean {
  const user = useCurrentUser();
  const myId = user?._id;
  const hasAsked = useSyncExternalStore(
    askedPrivates.subscribe,
    () => myId !== undefined && askedPrivates.has(myId),
    () => false,
  );
  useEffect(() => {
    if (myId === undefined) return undefined;
    const following = on('private-stream.changed').subscribe(({ data: { session } }) => {
      if (session.fan._id !== myId) return;
      if (session.status === 'ended') askedPrivates.forget(myId, session._id);
      else askedPrivates.note(myId, session._id);
    });
    return () => following.unsubscribe();
  }, [myId]);
  return user !== null && (user.isPerformer || hasAsked);
}
