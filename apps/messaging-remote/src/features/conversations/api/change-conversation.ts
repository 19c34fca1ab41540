import type { Conversation, Message } from '@barg/api-client/models';
import type { Fact } from './facts.ts';
import type { Reader } from '../state/active-conversation.ts';
import { publicText } from '../state/quotes.ts';

/** What somebody has set for its side of a conversation. */
export type Side = Pick<Conversation, 'isMuted' | 'isPinned' | 'isArchived' | 'name' | 'note'>;

const sideOf = ({ isMuted, isPinned, isArchived, name, note }: Side): Side => ({
  ...{ isMuted, isPinned, isArchived, name, note },
});

/** As in the server's list. */
const lastOf = (message: Message) => ({
  lastMessage: publicText(message),
  isLastMessagePaid: message.price !== null,
  lastMessageType: message.type,
  isLastMessageDeleted: message.isDeleted,
});

/** Milliseconds in which who has written something is still there: a message may come late, after a reconnect. */
const JUST_NOW = 2 * 60_000;

/** Nothing tells who comes and goes, but who does something is there. Where one blocks the other, neither sees it. */
function takePresence({ recipient, isBlocked }: Conversation, actorId: string | null): void {
  if (actorId === recipient._id && !isBlocked) recipient.isOnline = true;
}

function takeMessage(conversation: Conversation, message: Message, { myId, activeId }: Reader): void {
  if (message.sequence <= conversation.lastSequence) return;
  Object.assign(conversation, lastOf(message), {
    lastMessageCreatedAt: message.createdAt,
    lastSenderId: message.senderId,
    lastSequence: message.sequence,
  });
  if (Date.now() - Date.parse(message.createdAt) < JUST_NOW) takePresence(conversation, message.senderId);
  if (message.senderId !== myId && message.conversationId !== activeId) conversation.totalNotSeenMessages += 1;
  // As the server does it: an answer takes a request on. Mass and welcome messages answer nobody, and have no key.
  if (message.senderId === myId && message.clientKey !== undefined)
    Object.assign(conversation, { isRequest: false, linksHeld: false });
  // News bring an archived conversation back, unless it is muted.
  conversation.isArchived &&= conversation.isMuted;
}

/** What messages bring, and the reading of them. */
const newsOf = (conversation: Conversation) => ({
  lastMessage: conversation.lastMessage,
  isLastMessagePaid: conversation.isLastMessagePaid,
  lastMessageType: conversation.lastMessageType,
  isLastMessageDeleted: conversation.isLastMessageDeleted,
  lastMessageCreatedAt: conversation.lastMessageCreatedAt,
  lastSenderId: conversation.lastSenderId,
  lastSequence: conversation.lastSequence,
  totalNotSeenMessages: conversation.totalNotSeenMessages,
  readSequence: conversation.readSequence,
  seenSequence: conversation.seenSequence,
});

/** An answer that a message has overtaken knows nothing of it. */
function takeLoaded(conversation: Conversation, loaded: Conversation): void {
  const isOvertaken = loaded.lastSequence < conversation.lastSequence;
  Object.assign(conversation, loaded, isOvertaken && newsOf(conversation));
  if (isOvertaken) conversation.isArchived &&= conversation.isMuted;
}

/** How far the other side has read; it never falls. */
function takeSeen(conversation: Conversation, seen: { userId: string; sequence: number }, { myId }: Reader): void {
  if (seen.userId === myId) return;
  takePresence(conversation, seen.userId);
  conversation.seenSequence = Math.max(conversation.seenSequence ?? 0, seen.sequence);
}

function takeRead(conversation: Conversation): void {
  conversation.totalNotSeenMessages = 0;
  conversation.readSequence = conversation.lastSequence;
}

/** Changes a conversation by what became known of it. The same fact changes nothing the second time. */
export function changeConversation(conversation: Conversation, fact: Fact, reader: Reader): void {
  const { name, data } = fact;
  if (name === 'conversation.loaded') takeLoaded(conversation, data.conversation);
  else if (name === 'message.created') takeMessage(conversation, data.message, reader);
  else if (name === 'conversation.read') takeRead(conversation);
  else if (name === 'conversation.seen') takeSeen(conversation, data, reader);
  else if (name === 'conversation.updated') Object.assign(conversation, sideOf(data));
  else if (name === 'typing.changed') takePresence(conversation, data.isTyping ? data.userId : null);
  else if (name === 'message.unlocked' || name === 'message.reacted') return;
  else if (conversation.lastMessageCreatedAt === data.message.createdAt)
    Object.assign(conversation, lastOf(data.message));
}
