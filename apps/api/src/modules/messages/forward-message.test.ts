import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test, type TestContext } from 'node:test';
import type { Message } from '@barg/contract';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi } from '../../testing/api.ts';
import { makeSound } from '../files/processing/testing.ts';
import { openTalk, uploadFor } from './testing.ts';

/** A performer who talks with two fans. */
const prepare = async (t: TestContext) => {
  const api = await createTestApi(t);
  const talk = await openTalk(api);
  const { performer, fan } = talk;
  const other = await api.createUser();
  const openWith = async (account: TestAccount, sourceId = performer.id): Promise<string> =>
    (await api.as(account).post('/conversations', { source: 'performer', sourceId })).body.data._id;
  const to = await openWith(other);
  const forward = (from: TestAccount, message: Message, body: object, key: string = randomUUID()) =>
    api.as(from).pay(`/messages/${message._id}/forward`, body, key);
  const latest = async (account: TestAccount, id: string): Promise<Message[]> =>
    (await api.as(account).get(`/messages/conversations/${id}`)).body.data.data;
  return { ...talk, api, performer, fan, other, to, openWith, forward, latest };
};

test('an own message goes on as a new one with files of its own, once for each key', async (t) => {
  const { api, performer, other, to, sendPhoto, forward, latest } = await prepare(t);
  const { message, fileId } = await sendPhoto(performer, 'Look');
  const key = randomUUID();
  const answers = await Promise.all([1, 2].map(() => forward(performer, message, { conversationId: to }, key)));
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200],
  );
  const [copy, ...more] = await latest(other, to);
  assert.ok(copy);
  assert.deepEqual([copy.text, copy.type, copy.files.length, more.length], ['Look', 'photo', 1, 0]);
  assert.notEqual(copy.files[0]?._id, fileId);
  assert.equal(copy.files[0]?.status, 'ready');
  assert.equal((await api.as(other).post('/files/sign-url', { fileId: copy.files[0]?._id })).status, 200);
  assert.equal((await api.as(other).post('/files/sign-url', { fileId })).status, 404);
  // Each message keeps its own when the other is taken back.
  await api.as(performer).delete(`/messages/${message._id}`);
  await api.runJobs();
  assert.equal((await api.as(other).post('/files/sign-url', { fileId: copy.files[0]?._id })).status, 200);
});

test('a paid message is sold anew, and not opened by having been bought before', async (t) => {
  const { api, performer, fan, other, to, url, forward, latest } = await prepare(t);
  await api.fund(fan, 20);
  const fileId: string = (await uploadFor(api, performer)).body.data._id;
  const sold: Message = (await api.as(performer).post(url, { text: 'look', fileIds: [fileId], price: 5 })).body.data;
  await api.runJobs();
  await api.as(fan).pay(`/wallet/charges/message/${sold._id}`, { expectedPrice: 5 });
  assert.equal((await forward(performer, sold, { conversationId: to })).status, 200);
  const [copy] = await latest(other, to);
  assert.deepEqual([copy?.isLocked, copy?.price, copy?.text, copy?.isBought], [true, 5, 'look', false]);
  assert.equal((await api.as(other).post('/files/sign-url', { fileId: copy?.files[0]?._id })).status, 404);
  // Who has bought it does not pass it on.
  const { status, body } = await forward(fan, sold, { conversationId: to });
  assert.deepEqual([status, body.code], [403, 'request.forbidden']);
});

test('words that were written to be sold stay so when they go on', async (t) => {
  const { api, performer, other, to, url, forward, latest } = await prepare(t);
  const fileId: string = (await uploadFor(api, performer)).body.data._id;
  const sold: Message = (await api.as(performer).post(url, { text: 'xyzzy', fileIds: [fileId], price: 5 })).body.data;
  await api.runJobs();
  // As it was before words beside files that are sold were free.
  await api.db.updateTable('messages').set({ is_text_free: false }).where('id', '=', sold._id).execute();
  assert.equal((await forward(performer, sold, { conversationId: to })).status, 200);
  const [copy] = await latest(other, to);
  assert.deepEqual([copy?.isLocked, copy?.isTextFree ?? false, copy?.text, copy?.files.length], [true, false, '', 1]);
});

test("nothing of others' messages, of deleted ones, of strangers' and of documents goes on", async (t) => {
  const { api, performer, fan, other, to, url, id, post, openWith, forward } = await prepare(t);
  const hers: Message = (await post(performer, { text: 'hers' })).body.data;
  const his: Message = (await post(fan, { text: 'his' })).body.data;
  assert.equal((await forward(performer, his, { conversationId: to })).body.code, 'request.forbidden');
  const colleague = await api.createPerformer();
  const elsewhere = await openWith(fan, colleague.id);
  assert.equal((await forward(fan, his, { conversationId: elsewhere })).status, 200);
  assert.equal((await forward(other, hers, { conversationId: to })).status, 404);
  const nowhere = await forward(performer, hers, { conversationId: elsewhere });
  assert.deepEqual([nowhere.status, nowhere.body.code], [422, 'messages.recipient_not_found']);
  await api.as(performer).post('/block/users', { userId: other.id });
  assert.equal((await forward(performer, hers, { conversationId: to })).body.code, 'block.blocked_by_you');
  await api.as(performer).delete(`/messages/${hers._id}`);
  assert.equal((await forward(performer, hers, { conversationId: id })).status, 404);
  const bytes = Buffer.from('words of a document');
  const given = { field: 'file', name: 'notes.txt', type: 'text/plain', bytes };
  const document = await api.as(performer).upload('/messages/private/file/document', given);
  const sent = await api.as(performer).post(url, { fileIds: [document.body.data._id] });
  await api.runJobs();
  const refused = await forward(performer, sent.body.data, { conversationId: id });
  assert.equal(refused.body.code, 'messages.not_forwardable', refused.text);
});

test('what no vault keeps stays where it was sent: the files of a fan', async (t) => {
  const { api, fan, url, openWith, forward, sendPhoto } = await prepare(t);
  const elsewhere = await openWith(fan, (await api.createPerformer()).id);
  const { message: photo } = await sendPhoto(fan, 'Look');
  const fileId: string = (await uploadFor(api, fan, { as: 'audio', bytes: await makeSound(t, 'voice.webm') })).body.data
    ._id;
  const voice: Message = (await api.as(fan).post(url, { fileIds: [fileId] })).body.data;
  await api.runJobs();
  for (const message of [photo, voice]) {
    const { status, body } = await forward(fan, message, { conversationId: elsewhere });
    assert.deepEqual([status, body.code], [409, 'messages.not_forwardable']);
    // It is no document.
    assert.doesNotMatch(body.message, /سند/);
  }
});

test('what it costs to write somewhere is paid for what is passed on there', async (t) => {
  const { api, fan, post, openWith, forward, latest } = await prepare(t);
  await api.fund(fan, 20);
  const colleague = await api.createPerformer();
  const conversationId = await openWith(fan, colleague.id);
  await api.as(colleague).put('/performer/inbox-settings', { messagePrice: 3 });
  const his: Message = (await post(fan, { text: 'his' })).body.data;
  assert.equal((await forward(fan, his, { conversationId })).body.code, 'price.changed');
  assert.equal((await forward(fan, his, { conversationId, expectedPrice: 3 })).body.data.amount, 3);
  assert.equal((await latest(colleague, conversationId)).length, 1);
});
