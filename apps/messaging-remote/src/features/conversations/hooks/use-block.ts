import type { Conversation } from '@barg/api-client/models';
import { useIntent } from '@barg/session';
import { loadConversation } from '../api/get-conversation.ts';

/** Asks to block the other side of a conversation, or to take that back, and reads the conversation anew. */
export function useBlock({ _id, recipient, isBlocked }: Conversation) {
  const block = useIntent('site.block');
  const ask = async (): Promise<void> => {
    const answer = await block.ask({ person: recipient, isBlocked });
    if (answer) await loadConversation(_id).catch(() => undefined);
  };
  return { isAvailable: block.isAvailable, ask: () => void ask() };
}
