import type { SocketPart } from '../../../realtime/connection.ts';
import { joinConversation, leaveConversation, startTyping, stopTyping } from './conversation.ts';
import { openConversation, openStream } from './open-scope.ts';
import { conversationStays, streamStays } from './stays.ts';
import { joinStream, leaveStream } from './stream.ts';

/** Conversations, and the chats of streams. */
export const messagesSockets: SocketPart = {
  events: {
    'conversation.join': joinConversation,
    'conversation.leave': leaveConversation,
    'typing.start': startTyping,
    'typing.stop': stopTyping,
    'stream.join': joinStream,
    'stream.leave': leaveStream,
  },
  scopes: { conversation: openConversation, stream: openStream },
  stays: { conversation: conversationStays, stream: streamStays },
};
