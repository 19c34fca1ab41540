import type { Context } from '../../context.ts';
import { toSearchText } from '../../shared/search-text.ts';
import { assertShallow } from '../../shared/wire.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { countConversations, listByIds, listConversations } from './conversations.repository.ts';
import type { ConversationsQuery, FoundConversation } from './conversations.schema.ts';
import { presentAll } from './conversations.service.ts';
import { excerptOf } from './excerpt.ts';
import { countFound, listFound, type FoundMessage } from './found-messages.repository.ts';
import type { ConversationNarrowing } from './narrowing.ts';

/** One letter is in nearly every message. */
const FEWEST_LETTERS = 2;

interface Page extends ConversationNarrowing {
  limit: number;
  offset: number;
}

const presentFound = ({ id, sequence, sender_id, text, created_at }: FoundMessage, q: string) => ({
  messageId: id,
  sequence: Number(sequence),
  senderId: sender_id,
  text: excerptOf(text, q),
  createdAt: created_at.toISOString(),
});

/** The messages of a page, each with its conversation. */
const pageOfMessages = async (context: Context, member: Member, page: Page): Promise<FoundConversation[]> => {
  if (page.limit === 0) return [];
  const found = await listFound(context.db, member, page);
  const ids = [...new Set(found.map((message) => message.conversation_id))];
  const conversations = await presentAll(context, await listByIds(context.db, member, ids));
  const byId = new Map(conversations.map((conversation) => [conversation._id, conversation]));
  return found.flatMap((message) => {
    const conversation = byId.get(message.conversation_id);
    return conversation ? [{ ...conversation, found: presentFound(message, page.q) }] : [];
  });
};

/**
 * The caller's conversations with somebody of that name, then its messages with these words, each with its conversation.
 * Without words it is the list of conversations.
 */
export const search = async (context: Context, member: Member, query: ConversationsQuery) => {
  const { limit, offset } = query;
  assertShallow(offset);
  // What is sought may have been archived.
  const page: Page = { ...query, list: query.list === 'all' && query.q !== '' ? 'any' : query.list };
  const isInside = toSearchText(query.q).length >= FEWEST_LETTERS;
  const [named, names, messages] = await Promise.all([
    listConversations(context.db, member, page),
    countConversations(context.db, member, page),
    isInside ? countFound(context.db, member, page) : 0,
  ]);
  const rest = { ...page, limit: isInside ? limit - named.length : 0, offset: Math.max(0, offset - names) };
  const [first, further] = await Promise.all([presentAll(context, named), pageOfMessages(context, member, rest)]);
  return { data: [...first.map((row) => ({ ...row, found: null })), ...further], total: names + messages };
};
