import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Message } from '@barg/contract';
import sharp from 'sharp';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { processFile } from '../files/processing/process-file.ts';
import { makeClip } from '../files/processing/testing.ts';
import { belowApi, makePhoto, uploadPhoto } from '../files/testing.ts';
import { hostileFiles } from '../uploads/hostile-files.ts';
import { listVaultOf, namedKeys, onlyItemOf, reuse, storedKeys } from '../vault/testing.ts';
import { openTalk, uploadFor } from './testing.ts';
import { forgetUnused } from '../../testing/forget-unused.ts';

const sign = (api: TestApi, account: TestAccount, fileId: string) =>
  api.as(account).post('/files/sign-url', { fileId });

/** Whether an account gets an address of a file that opens it. */
const sees = async (api: TestApi, account: TestAccount, fileId: string): Promise<boolean> => {
  const { status, body } = await sign(api, account, fileId);
  if (status === 404) return false;
  assert.equal(status, 200);
  const answer = await api.guest.get(belowApi(body.data.thumbnails.small.webp));
  assert.equal(answer.status, 200);
  return true;
};

test('a picture goes to the other side, by socket and by page alike, without an address in it', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer, url, sendPhoto } = await openTalk(api);
  const { message, fileId } = await sendPhoto(fan);
  assert.deepEqual([message.type, message.text], ['photo', '']);
  const told = api.events.find(({ event }) => event.name === 'message.created');
  assert.deepEqual(told?.event.data, { message });
  const [listed]: Message[] = (await api.as(performer).get(url)).body.data.data;
  assert.deepEqual(
    listed?.files.map(({ _id, type, status, width, height }) => [_id, type, status, width, height]),
    [[fileId, 'photo', 'ready', 120, 80]],
  );
  assert.ok(listed?.files[0]?.thumbhash);
  assert.ok(!JSON.stringify([message, listed]).includes('/api/media/'));
  const [conversation] = (await api.as(performer).get('/conversations')).body.data.data;
  assert.deepEqual([conversation.lastMessage, conversation.lastMessageType], ['', 'photo']);
});

test('only the two who talk get an address, and it opens for nobody else', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer, sendPhoto } = await openTalk(api);
  const { fileId } = await sendPhoto(fan);
  assert.ok(await sees(api, fan, fileId));
  assert.ok(await sees(api, performer, fileId));
  for (const other of [await api.createUser(), await api.createPerformer(), await api.createOperator()]) {
    assert.equal(await sees(api, other, fileId), false);
    const listed = (await api.as(other).post('/files/sign-urls', { fileIds: [fileId] })).body.data;
    assert.equal(listed.total, 0);
    const forged = `/media/${fileId}/small.webp${api.context.mediaSigner.sign(fileId, other.id)}`;
    assert.equal((await api.guest.get(forged)).status, 403);
  }
  assert.equal(
    (await api.guest.get(`/media/${fileId}/small.webp${api.context.mediaSigner.sign(fileId, 'public')}`)).status,
    403,
  );
  assert.equal((await api.guest.post('/files/public-info', { fileIds: [fileId] })).body.data.total, 0);
});

test('what is not sent yet is its sender\u2019s alone, and is forgotten after a day', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer } = await openTalk(api);
  const fileId: string = (await uploadFor(api, fan)).body.data._id;
  await api.runJobs();
  assert.ok(await sees(api, fan, fileId));
  assert.equal(await sees(api, performer, fileId), false);
  await forgetUnused(api);
  assert.deepEqual(await api.db.selectFrom('files').selectAll().execute(), []);
  assert.deepEqual(await storedKeys(api), []);
});

test('a message needs words or a file, takes ten, and no file of another, of another kind, twice or broken', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer, post } = await openTalk(api);
  const mine: string = (await uploadFor(api, fan)).body.data._id;
  const hers: string = (await uploadFor(api, performer)).body.data._id;
  const inPost = await uploadPhoto(api, performer);
  const broken: string = (await uploadFor(api, fan)).body.data._id;
  await api.db.updateTable('files').set({ status: 'failed' }).where('id', '=', broken).execute();
  const eleven = Array.from({ length: 11 }, () => crypto.randomUUID());
  const refused: Array<[TestAccount, string[], string]> = [
    [fan, [], 'request.invalid_values'],
    [fan, eleven, 'request.invalid_values'],
    [fan, [mine, mine], 'request.invalid_values'],
    [fan, [mine, hers], 'messages.file_not_usable'],
    [fan, [broken], 'messages.file_not_usable'],
    [performer, [inPost], 'messages.file_not_usable'],
  ];
  for (const [from, fileIds, code] of refused) {
    const { status, body } = await post(from, { fileIds });
    assert.deepEqual([status, body.code], [422, code]);
  }
  assert.equal((await post(fan, { text: 'look', fileIds: [mine] })).status, 200);
  const again = await post(fan, { fileIds: [mine] });
  assert.deepEqual([again.status, again.body.code], [409, 'messages.file_sent']);
  assert.equal(
    await api.db
      .selectFrom('messages')
      .select('id')
      .execute()
      .then((rows) => rows.length),
    1,
  );
});

test('nobody sends files into a conversation of others, or to whom they block', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer, post } = await openTalk(api);
  const stranger = await api.createUser();
  const theirs: string = (await uploadFor(api, stranger)).body.data._id;
  assert.equal((await post(stranger, { fileIds: [theirs] })).status, 404);
  await api.as(fan).post('/block/users', { userId: performer.id });
  const mine: string = (await uploadFor(api, fan)).body.data._id;
  assert.equal((await post(fan, { fileIds: [mine] })).status, 403);
  assert.deepEqual(await api.db.selectFrom('message_files').selectAll().execute(), []);
});

test('a deleted message takes its picture along: addresses, bytes and what can be caught up', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer, url, sendPhoto } = await openTalk(api);
  const { message, fileId } = await sendPhoto(fan, 'look');
  const { body } = await sign(api, performer, fileId);
  const address = belowApi(body.data.thumbnails.large.webp);
  assert.equal((await api.as(fan).delete(`/messages/${message._id}`)).status, 200);
  assert.equal(await sees(api, performer, fileId), false);
  assert.equal((await api.guest.get(address)).status, 403);
  await api.runJobs();
  assert.deepEqual(await api.db.selectFrom('files').selectAll().execute(), []);
  assert.deepEqual(await storedKeys(api), []);
  const [shown]: Message[] = (await api.as(performer).get(url)).body.data.data;
  assert.deepEqual([shown?.type, shown?.text, shown?.files, shown?.isDeleted], ['text', '', [], true]);
  const kept = await api.db.selectFrom('scope_events').select('data').execute();
  assert.ok(!JSON.stringify(kept).includes(fileId));
});

test('who is blocked loses what was sent; who blocks still has it', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer, sendPhoto } = await openTalk(api);
  const [toFan, toPerformer] = [await sendPhoto(performer), await sendPhoto(fan)];
  const { body } = await sign(api, fan, toFan.fileId);
  const address = belowApi(body.data.thumbnails.small.webp);
  await api.as(performer).post('/block/users', { userId: fan.id });
  assert.equal(await sees(api, fan, toFan.fileId), false);
  assert.equal((await api.guest.get(address)).status, 403);
  assert.ok(await sees(api, performer, toPerformer.fileId));
});

test('a file whose job runs again, because its worker was killed before it told, is told to both then', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer, sendPhoto } = await openTalk(api);
  const { fileId } = await sendPhoto(fan);
  const told = async (status: 'ready' | 'failed') => {
    const before = api.events.length;
    await processFile(api.context, { fileId });
    return api.events.slice(before).map(({ target, event }) => {
      assert.ok(target.kind === 'user' && event.name === 'file.progressed');
      assert.equal((event.data as { status: string }).status, status);
      return target.userId;
    });
  };
  assert.deepEqual(await told('ready'), [fan.id, performer.id]);
  await api.db.updateTable('files').set({ status: 'failed', error_code: 'file.broken' }).execute();
  assert.deepEqual(await told('failed'), [fan.id, performer.id]);
});

test('a film is told to both when it is ready, and its address is given by its message alone', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer, post } = await openTalk(api);
  const fileId: string = (await uploadFor(api, fan, { as: 'video', bytes: await makeClip(t) })).body.data._id;
  const message: Message = (await post(fan, { fileIds: [fileId] })).body.data;
  assert.deepEqual([message.type, message.files[0]?.status], ['video', 'processing']);
  await api.runJobs();
  const ready = api.events.filter(
    ({ event }) => event.name === 'file.progressed' && (event.data as { status: string }).status === 'ready',
  );
  assert.deepEqual(
    new Set(ready.map(({ target }) => (target.kind === 'user' ? target.userId : ''))),
    new Set([fan.id, performer.id]),
  );
  const ask = (account: TestAccount, id = message._id) => api.as(account).post(`/messages/${id}/videos/${fileId}/url`);
  for (const account of [fan, performer]) {
    const { status, body } = await ask(account);
    assert.equal(status, 200);
    assert.equal((await api.guest.get(belowApi(body.data.url))).status, 200);
    assert.ok(body.data.hls);
  }
  assert.equal((await ask(await api.createUser())).status, 404);
  const other: Message = (await post(fan, { text: 'words' })).body.data;
  assert.equal((await ask(performer, other._id)).status, 404);
});

test('a performer sends from her vault without new bytes; taking the message back leaves the vault alone', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer, post } = await openTalk(api);
  await uploadPhoto(api, performer);
  const item = await onlyItemOf(api, performer);
  const before = await storedKeys(api);
  const used = await reuse(api, performer, item._id, 'message-photo');
  assert.equal(used.body.data.status, 'ready');
  const message: Message = (await post(performer, { fileIds: [used.body.data._id] })).body.data;
  assert.ok(await sees(api, fan, used.body.data._id));
  assert.deepEqual(await storedKeys(api), before);
  const uses = (await api.as(performer).get(`/performer/vault/${item._id}/uses`)).body.data.data;
  assert.deepEqual(
    uses.map(({ type, _id }: { type: string; _id: string }) => [type, _id]),
    [['message', message.conversationId]],
  );
  assert.equal((await api.as(performer).delete(`/performer/vault/${item._id}`)).body.code, 'vault.in_use');
  await api.as(performer).delete(`/messages/${message._id}`);
  await api.runJobs();
  assert.equal(await sees(api, fan, used.body.data._id), false);
  assert.equal((await onlyItemOf(api, performer)).useCount, 0);
  assert.deepEqual(await storedKeys(api), before);
});

test('what a performer sends is in her vault; a fan has none', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer } = await openTalk(api);
  const bytes = await makePhoto();
  await uploadFor(api, performer, { bytes });
  await uploadFor(api, fan, { bytes });
  assert.equal((await listVaultOf(api, performer)).total, 1);
  const items = await api.db.selectFrom('vault_items').select('owner_id').execute();
  assert.deepEqual(items, [{ owner_id: performer.id }]);
});

test('nothing hostile gets in, nothing of it stays, and what is served tells neither place nor camera', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  for (const { what, as, bytes, code } of await hostileFiles(await makeClip(t))) {
    if (as !== 'photo' && as !== 'video') continue;
    const { status, body } = await uploadFor(api, fan, { as, bytes });
    assert.ok(status >= 400 && status < 500, `${what}: ${status}`);
    assert.equal(body.code, code, what);
  }
  assert.deepEqual(await api.db.selectFrom('files').selectAll().execute(), []);
  assert.deepEqual(await storedKeys(api), []);
  const fileId: string = (await uploadFor(api, fan)).body.data._id;
  await api.runJobs();
  const { body } = await sign(api, fan, fileId);
  const { bytes } = await api.guest.get(belowApi(body.data.thumbnails.large.webp));
  assert.equal((await sharp(bytes).metadata()).exif, undefined);
});

test('an account that is full sends no more; a visitor and a suspended one nothing at all', async (t) => {
  const api = await createTestApi(t, { UPLOAD_QUOTA_FAN_MB: '1' });
  const fan = await api.createUser();
  const noise = (seed: number) =>
    sharp({
      create: {
        width: 700,
        height: 700,
        channels: 3,
        background: 'white',
        noise: { type: 'gaussian', mean: 128, sigma: 60 + seed },
      },
    })
      .png()
      .toBuffer();
  assert.equal((await uploadFor(api, fan, { bytes: await noise(1) })).status, 413);
  const form = { field: 'file', name: 'leaf.jpg', type: 'image/jpeg', bytes: await makePhoto() };
  assert.equal((await api.guest.upload('/messages/private/file/photo', form)).status, 401);
  await api.db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', fan.id).execute();
  assert.equal((await uploadFor(api, fan)).status, 401);
});

test('an account that is deleted leaves no picture in a conversation, and no bytes', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer, url, sendPhoto } = await openTalk(api);
  const { fileId } = await sendPhoto(fan, 'my face');
  // Without a password a login of a moment ago is enough.
  await api.db.updateTable('users').set({ password_hash: null }).where('id', '=', fan.id).execute();
  const gone = await api.as(fan).post('/users/me/delete', {});
  assert.equal(gone.status, 200, gone.text);
  await api.runJobs();
  assert.equal(await sees(api, performer, fileId), false);
  const [shown]: Message[] = (await api.as(performer).get(url)).body.data.data;
  assert.deepEqual([shown?.isDeleted, shown?.files], [true, []]);
  assert.deepEqual(await namedKeys(api), []);
  const kept = await api.db.selectFrom('scope_events').select('data').execute();
  assert.ok(!JSON.stringify(kept).includes(fileId));
});
