import assert from 'node:assert/strict';
import type { TestAccount } from '../../testing/accounts.ts';
import type { TestApi } from '../../testing/api.ts';

/** A performer on air, and how one writes into the chat of her stream. */
export const goLive = async (api: TestApi) => {
  const performer = await api.createPerformer();
  const started = await api.as(performer).post('/streaming/live', { title: 'Ink' });
  assert.equal(started.status, 200, started.text);
  const { _id: streamId, conversationId } = started.body.data;
  const write = (from: TestAccount, text: string) =>
    api.as(from).post(`/messages/stream/public/conversations/${conversationId}`, { text });
  const setRules = async (rules: object) => {
    const set = await api.as(performer).put('/performer/stream-chat/rules', rules);
    assert.equal(set.status, 200, set.text);
    return set.body.data;
  };
  const chatOf = async (account: TestAccount | null) => {
    const asked = await (account ? api.as(account) : api.guest).get(`/streaming/${streamId}/chat`);
    assert.equal(asked.status, 200, asked.text);
    return asked.body.data;
  };
  return { performer, streamId: String(streamId), conversationId: String(conversationId), write, setRules, chatOf };
};
