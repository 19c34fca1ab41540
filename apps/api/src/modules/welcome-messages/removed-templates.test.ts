import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Message } from '@barg/contract';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi } from '../../testing/api.ts';
import { uploadFor } from '../messages/testing.ts';

const URL = '/performer/welcome-message';

test('a welcome message that an operator removed goes from all who got it, and the next subscriber gets none', async (t) => {
  const api = await createTestApi(t);
  const [performer, operator] = [await api.createPerformer(), await api.createOperator()];
  const her = api.as(performer);
  await uploadFor(api, performer);
  await api.runJobs();
  const [item] = (await her.get('/performer/vault')).body.data.data;
  const template = { isOn: true, text: 'Look at my other site', itemIds: [item._id] };
  assert.equal((await her.put(URL, template)).status, 200);
  const welcome = async (): Promise<TestAccount> => {
    const fan = await api.createUser({ balance: 100 });
    const order = { performerId: performer.id, type: 'monthly', expectedPrice: 5, expectedRenewalPrice: 5 };
    assert.equal((await api.as(fan).pay('/wallet/charges/subscribe/performers', order)).status, 200);
    await api.runJobs();
    return fan;
  };
  const received = async (fan: TestAccount): Promise<Message | undefined> => {
    const [conversation] = (await api.as(fan).get('/conversations')).body.data.data;
    return conversation && (await api.as(fan).get(`/messages/conversations/${conversation._id}`)).body.data.data[0];
  };
  const [first, second] = [await welcome(), await welcome()];
  const message = await received(first);
  assert.equal((await received(second))?.files.length, 1);
  const target = { type: 'message', _id: message?._id, reason: 'spam', text: '' };
  const removed = await api.as(operator).post('/operator/removals', target);
  assert.equal(removed.status, 200, removed.text);
  await api.runJobs();
  for (const fan of [first, second]) {
    const seen = await received(fan);
    assert.deepEqual([seen?.isDeleted, seen?.text, seen?.files], [true, '', []]);
  }
  const { isOn, isTakenDown } = (await her.get(URL)).body.data;
  assert.deepEqual([isOn, isTakenDown], [false, true]);
  assert.equal(await received(await welcome()), undefined);

  const anew = async (body: object) => (await her.put(URL, { ...template, ...body })).body.code;
  assert.equal(await anew({ itemIds: [] }), 'messages.words_taken_down');
  assert.equal(await anew({ text: 'Other words' }), 'files.taken_down');

  const restored = await api.as(operator).post(`/operator/removals/${removed.body.data._id}/restore`, { text: '' });
  assert.equal(restored.status, 200);
  await api.runJobs();
  for (const fan of [first, second]) {
    const back = await received(fan);
    assert.deepEqual([back?.isDeleted, back?.text, back?.files.length], [false, template.text, 1]);
  }
  assert.equal((await her.get(URL)).body.data.isOn, true);
  assert.equal((await received(await welcome()))?.text, template.text);
});

test('one with other words stays, and a message that is none of hers to all leaves the template on', async (t) => {
  const api = await createTestApi(t);
  const [performer, operator] = [await api.createPerformer(), await api.createOperator()];
  const her = api.as(performer);
  await her.put(URL, { isOn: true, text: 'Welcome' });
  const fan = await api.createUser();
  const { _id } = (await api.as(fan).post('/conversations', { source: 'performer', sourceId: performer.id })).body.data;
  const sent = await her.post(`/messages/conversations/${_id}`, { text: 'Welcome' });
  assert.equal(sent.status, 200, sent.text);
  const target = { type: 'message', _id: sent.body.data._id, reason: 'spam', text: '' };
  assert.equal((await api.as(operator).post('/operator/removals', target)).status, 200);
  const { isOn, isTakenDown } = (await her.get(URL)).body.data;
  assert.deepEqual([isOn, isTakenDown], [true, false]);
});
