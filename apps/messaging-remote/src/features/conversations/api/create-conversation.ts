import { createConversation } from '@barg/api-client/conversations';

/** Gets or creates the conversation with a performer. Returns its id; rejects with ApiError. */
export const openConversationWith = async (performerId: string): Promise<string> => {
  const { _id } = await createConversation({ source: 'performer', sourceId: performerId });
  return _id;
};
