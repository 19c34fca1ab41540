import { useEffect } from 'react';
import { api, useAppDispatch, useIsGuest } from '@barg/session';
import { useAskedAgain } from '@barg/session/line';
import { chatStateTag, standingTags, useChatStateQuery, type StreamChat } from '../api/chat-state.ts';

/** The most that a timer can wait. */
const LONGEST_MS = 2 ** 31 - 1;
/** By the server's clock it may end a little later. */
const LATER_MS = 10_000;

/** Nobody tells of the end of a restriction that has a time: what it kept away is read again then. */
function useEndOfRestriction(streamId: string, restriction: StreamChat['you']['restriction'] | undefined): void {
  const dispatch = useAppDispatch();
  const until = restriction?.until;
  const isBan = restriction?.kind === 'ban';
  useEffect(() => {
    if (!until) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (ms: number): void => {
      timer = setTimeout(look, Math.min(ms, LONGEST_MS));
    };
    const look = (): void => {
      const left = Date.parse(until) - Date.now();
      if (left <= 0) dispatch(api.util.invalidateTags(isBan ? standingTags(streamId) : [chatStateTag(streamId)]));
      wait(left > 0 ? left : LATER_MS);
    };
    look();
    return () => clearTimeout(timer);
  }, [streamId, until, isBan, dispatch]);
}

/** The role and the restriction of the reader in a chat; it is the chat's own call. */
export function useChatStanding(streamId: string): StreamChat['you'] | undefined {
  const you = useAskedAgain(useChatStateQuery(streamId, { skip: useIsGuest() })).data?.you;
  useEndOfRestriction(streamId, you?.restriction);
  return you;
}
