import { reactToMessage, removeMessageReaction } from '@barg/api-client/messages';
import type { Message, ReactToMessage200 } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';
import { tellFact } from './facts.ts';

interface Reaction {
  message: Message;
  /** Null takes one's own back. */
  emoji: string | null;
}

const react = async ({ message: { _id, conversationId }, emoji }: Reaction): Promise<ReactToMessage200> => {
  const answer = emoji === null ? await removeMessageReaction(_id) : await reactToMessage(_id, { emoji });
  tellFact({ name: 'message.reacted', data: { conversationId, messageId: _id, reactions: answer.reactions } });
  return answer;
};

const reactionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Gives a message an emoji in place of one's former one, or takes that back. */
    reactToMessage: build.mutation<ReactToMessage200, Reaction>({ queryFn: defineQuery(react) }),
  }),
});

export const { useReactToMessageMutation } = reactionApi;
