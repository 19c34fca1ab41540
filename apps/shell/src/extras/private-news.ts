import { useEffect, useState } from 'react';
import { useCurrentUser } from '@barg/session';
import { on } from '@barg/session/realtime';
import { storedAnswer } from './stored-answer.ts';

/** That this browser's fan waits for a private stream: a reload, or another tab, still tells what came of it. */
const asked = storedAnswer('barg.private.asked', ['open']);

/**
 * Whether there may be news of private streams on any page: for a performer always, for a fan from the request on. Fans
 * who have asked for none load nothing for it.
 */
export function useHasPrivateNews(): boolean {
  const user = useCurrentUser();
  const myId = user?._id;
  const [hasAsked, setAsked] = useState(() => asked.read() !== null);
  useEffect(() => {
    if (myId === undefined) return undefined;
    const following = on('private-stream.changed').subscribe(({ data: { session } }) => {
      if (session.fan._id !== myId) return;
      const now = session.status === 'ended' ? null : 'open';
      if (asked.read() !== now) asked.write(now);
      if (now) setAsked(true);
    });
    return () => following.unsubscribe();
  }, [myId]);
  return user !== null && (user.isPerformer || hasAsked);
}
