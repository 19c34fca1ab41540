import type { Context } from '../../context.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { Onlooker } from '../../viewing/onlooker.ts';
import type { Conversation } from './conversations.schema.ts';
import { getConversation, getStreamConversation } from './conversations.service.ts';

/** The conversation of a private stream of which the account is one of the two. */
const findConversationId = async (db: Queryable, accountId: string, id: string): Promise<string | null> => {
  const row = await db
    .selectFrom('private_streams')
    .select('conversation_id')
    .where('id', '=', id)
    .where(({ or, eb }) => or([eb('performer_id', '=', accountId), eb('fan_id', '=', accountId)]))
    .executeTakeFirst();
  return row?.conversation_id ?? null;
};

/** The chat of a stream: of a private one the conversation of the two, for them; of any other its public chat. */
export const getChatOfStream = async (context: Context, onlooker: Onlooker, id: string): Promise<Conversation> => {
  const { account } = onlooker;
  const conversationId = account && (await findConversationId(context.db, account.id, id));
  if (!account || !conversationId) return getStreamConversation(context, onlooker, id);
  return getConversation(context, { ...onlooker, account }, conversationId);
};
