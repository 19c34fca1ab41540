import { useIsGuest } from '@barg/session';
import { useAskedAgain } from '@barg/session/line';
import { useChatStateQuery, type StreamChat } from '../api/chat-state.ts';

/** The role and the restriction of the reader in a chat; it is the chat's own call. */
export const useChatStanding = (streamId: string): StreamChat['you'] | undefined =>
  useAskedAgain(useChatStateQuery(streamId, { skip: useIsGuest() })).data?.you;
