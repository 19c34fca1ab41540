import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Message } from '@barg/contract';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { forgetUnused } from '../../testing/forget-unused.ts';
import { belowApi, makePhoto } from '../files/testing.ts';
import { storedKeys } from '../vault/testing.ts';
import { uploadFor } from './testing.ts';

const goLive = async (api: TestApi, facts: { takesFiles?: boolean } = {}) => {
  const performer = await api.createPerformer();
  const stream = (await api.as(performer).post('/streaming/live', { title: 'Ink', ...facts })).body.data;
  const url = `/messages/stream/public/conversations/${stream.conversationId}`;
  return { performer, stream, url, listUrl: `/messages/conversations/public/${stream.conversationId}` };
};

const upload = async (api: TestApi, account: TestAccount, as = 'photo') =>
  api.as(account).upload(`/messages/public/file/${as}`, {
    field: 'file',
    name: 'leaf.jpg',
    type: 'image/jpeg',
    bytes: await makePhoto(),
  });

const uploaded = async (api: TestApi, account: TestAccount, as?: string): Promise<string> => {
  const { status, body } = await upload(api, account, as);
  assert.equal(status, 200, JSON.stringify(body));
  return body.data._id;
};

const sign = (api: TestApi, account: TestAccount, fileId: string) =>
  api.as(account).post('/files/sign-url', { fileId });

test('a picture in the chat is for members who may read it, told to those who watch, and never for the world', async (t) => {
  const api = await createTestApi(t);
  const { performer, stream, url, listUrl } = await goLive(api);
  const fan = await api.createUser();
  const fileId = await uploaded(api, performer);
  assert.equal((await sign(api, fan, fileId)).status, 404, 'before it is sent');
  const sent: Message = (await api.as(performer).post(url, { fileIds: [fileId] })).body.data;
  assert.deepEqual([sent.type, sent.files.map(({ type }) => type)], ['photo', ['photo']]);
  const told = api.events.find(({ event }) => event.name === 'stream.message.created');
  assert.deepEqual(told?.event.data, { streamId: stream._id, message: { ...sent, type: 'text' } });
  await api.runJobs();
  const ready = api.events.filter(({ event }) => event.name === 'file.progressed').at(-2);
  assert.deepEqual(ready?.target, { kind: 'scope', scope: `stream:${stream._id}` });
  const { status, body } = await sign(api, fan, fileId);
  assert.equal(status, 200);
  const address = belowApi(body.data.thumbnails.small.webp);
  assert.equal((await api.guest.get(address)).status, 200);
  // A visitor reads that there is one, and gets none.
  const [listed]: Message[] = (await api.guest.get(listUrl)).body.data.data;
  assert.deepEqual(
    listed?.files.map(({ _id, status: state }) => [_id, state]),
    [[fileId, 'ready']],
  );
  assert.equal((await api.guest.post('/files/sign-url', { fileId })).status, 401);
  assert.equal((await api.guest.post('/files/public-info', { fileIds: [fileId] })).body.data.total, 0);
  const forged = `/media/${fileId}/small.webp${api.context.mediaSigner.sign(fileId, 'public')}`;
  assert.equal((await api.guest.get(forged)).status, 403);
  // Whom she blocks loses it at once.
  await api.as(performer).post('/block/users', { userId: fan.id });
  assert.equal((await sign(api, fan, fileId)).status, 404);
  assert.equal((await api.guest.get(address)).status, 403);
});

test('viewers send files only where the performer lets them, and she can change it while she is live', async (t) => {
  const api = await createTestApi(t);
  const { performer, url, stream } = await goLive(api);
  assert.equal(stream.takesFiles, false);
  const fan = await api.createUser();
  const fileId = await uploaded(api, fan);
  const refused = await api.as(fan).post(url, { text: 'look', fileIds: [fileId] });
  assert.deepEqual([refused.status, refused.body.code], [403, 'messages.files_not_taken']);
  const changed = await api.as(performer).put('/streaming/update', { title: 'Ink', takesFiles: true });
  assert.equal(changed.body.data.takesFiles, true);
  assert.equal((await api.as(fan).post(url, { text: 'look', fileIds: [fileId] })).status, 200);
  assert.equal((await api.as(performer).put('/streaming/update', { title: 'New' })).body.data.takesFiles, true);
  const open = await goLive(api, { takesFiles: true });
  assert.equal(open.stream.takesFiles, true);
});

test('a moderator sends files as the performer does', async (t) => {
  const api = await createTestApi(t);
  const { performer, url } = await goLive(api);
  const moderator = await api.createUser();
  const send = async () => api.as(moderator).post(url, { fileIds: [await uploaded(api, moderator)] });
  assert.equal((await send()).body.code, 'messages.files_not_taken');
  await api.as(performer).post('/performer/stream-chat/moderators', { userId: moderator.id });
  assert.equal((await send()).status, 200);
});

test('a chat takes files made for chats, four at most, of their sender, once', async (t) => {
  const api = await createTestApi(t);
  const { performer, url } = await goLive(api);
  const ofTalk: string = (await uploadFor(api, performer)).body.data._id;
  const ofOther = await uploaded(api, await api.createUser());
  const [still, mine] = [await uploaded(api, performer, 'thumbnail'), await uploaded(api, performer)];
  const send = (fileIds: string[]) => api.as(performer).post(url, { fileIds });
  for (const fileIds of [[ofTalk], [ofOther]]) {
    const { status, body } = await send(fileIds);
    assert.deepEqual([status, body.code], [422, 'messages.file_not_usable']);
  }
  assert.equal((await send(Array.from({ length: 5 }, () => crypto.randomUUID()))).body.code, 'request.invalid_values');
  assert.equal((await send([])).body.code, 'request.invalid_values');
  assert.equal((await send([still, mine])).status, 200);
  assert.equal((await send([mine])).body.code, 'messages.file_sent');
  // Nor does a conversation take what was made for a chat.
  const fan = await api.createUser();
  const talk = (await api.as(fan).post('/conversations', { source: 'performer', sourceId: performer.id })).body.data;
  const forChat = await uploaded(api, fan);
  const astray = await api.as(fan).post(`/messages/conversations/${talk._id}`, { fileIds: [forChat] });
  assert.equal(astray.body.code, 'messages.file_not_usable');
  for (const as of ['video', 'audio']) assert.equal((await upload(api, fan, as)).status, 415, as);
});

test('a file goes with its message, by its author, the performer or an operator, and unsent ones after a day', async (t) => {
  const api = await createTestApi(t);
  const { performer, url, listUrl } = await goLive(api, { takesFiles: true });
  const [fan, reader] = [await api.createUser(), await api.createUser()];
  const write = async () => {
    const fileId = await uploaded(api, fan);
    const message: Message = (await api.as(fan).post(url, { text: 'look', fileIds: [fileId] })).body.data;
    return { fileId, message };
  };
  const [own, hers, judged] = [await write(), await write(), await write()];
  await uploaded(api, fan);
  await api.as(fan).delete(`/messages/${own.message._id}`);
  await api.as(performer).delete(`/messages/${hers.message._id}`);
  assert.equal((await sign(api, reader, judged.fileId)).status, 200);
  await api.db.updateTable('messages').set({ is_deleted: true }).where('id', '=', judged.message._id).execute();
  for (const { fileId } of [own, hers, judged]) assert.equal((await sign(api, reader, fileId)).status, 404);
  const shown: Message[] = (await api.guest.get(listUrl)).body.data.data;
  assert.deepEqual(
    shown.flatMap(({ files }) => files),
    [],
  );
  await api.db.deleteFrom('message_files').execute();
  await api.runJobs();
  await forgetUnused(api);
  await api.runJobs();
  assert.deepEqual(await api.db.selectFrom('files').selectAll().execute(), []);
  assert.deepEqual(await storedKeys(api), []);
});
