import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MAX_FILE_BYTES, type Message } from '@barg/contract';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { forgetUnused } from '../../testing/forget-unused.ts';
import { belowApi, makePhoto } from '../files/testing.ts';
import { storedKeys } from '../vault/testing.ts';
import { openTalk } from './testing.ts';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF', 'latin1');
/** An archive of one empty file. */
const zipOf = (inside: string): Buffer => {
  const name = Buffer.from(inside);
  const [local, central, end] = [Buffer.alloc(30), Buffer.alloc(46), Buffer.alloc(22)];
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(name.length, 26);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(name.length, 28);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(46 + name.length, 12);
  end.writeUInt32LE(30 + name.length, 16);
  return Buffer.concat([local, name, central, name, end]);
};

const upload = (api: TestApi, account: TestAccount, name: string, bytes: Buffer) =>
  api
    .as(account)
    .upload('/messages/private/file/document', { field: 'file', name, type: 'application/octet-stream', bytes });

const uploaded = async (api: TestApi, account: TestAccount, name: string, bytes: Buffer): Promise<string> => {
  const { status, body } = await upload(api, account, name, bytes);
  assert.equal(status, 200, `${name}: ${JSON.stringify(body)}`);
  return body.data._id;
};

const sign = (api: TestApi, account: TestAccount, fileId: string) =>
  api.as(account).post('/files/sign-url', { fileId });

test('documents keep their names, several at once, and are only ever downloaded', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer, post, url } = await openTalk(api);
  const names = ['قرارداد ۱.pdf', `${'x'.repeat(300)}.zip`, '../../notes.TXT'];
  const bytes = [PDF, zipOf('leaf.txt'), Buffer.from('سلام\nدنیا')];
  const fileIds: string[] = [];
  for (const [index, name] of names.entries()) {
    fileIds.push(await uploaded(api, fan, name, bytes[index] ?? PDF));
  }
  const sent: Message = (await post(fan, { fileIds })).body.data;
  assert.equal(sent.type, 'file');
  const [listed]: Message[] = (await api.as(performer).get(url)).body.data.data;
  assert.deepEqual(
    listed?.files.map(({ type, status, size }) => [type, status, size]),
    bytes.map(({ length }) => ['file', 'ready', length]),
  );
  const [first = '', second = '', third = ''] = listed?.files.map(({ name }) => name ?? '') ?? [];
  assert.deepEqual([first, third], ['قرارداد ۱.pdf', 'notes.TXT']);
  assert.ok(second.length <= 200 && second.endsWith('….zip'), second);
  const address = belowApi((await sign(api, performer, fileIds[0] ?? '')).body.data.url);
  const served = await api.guest.get(address);
  assert.equal(served.status, 200);
  const { headers } = served;
  assert.match(String(headers['content-disposition']), /^attachment; filename\*=UTF-8''/);
  assert.equal(headers['x-content-type-options'], 'nosniff');
  assert.equal(headers['content-security-policy'], "default-src 'none'; sandbox");
  assert.equal(headers['cache-control'], 'private, no-store');
  assert.equal((await sign(api, await api.createUser(), fileIds[0] ?? '')).status, 404);
});

test('what runs, what is another thing than its name says, and fonts are refused', async (t) => {
  const api = await createTestApi(t);
  const { fan } = await openTalk(api);
  const refused: Array<[string, Buffer]> = [
    ['a.exe', Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(200)])],
    ['a.pdf', Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(200)])],
    ['a.exe', PDF],
    ['a.jar', zipOf('leaf.txt')],
    ['a.zip', zipOf('META-INF/MANIFEST.MF')],
    ['a.html', Buffer.from('<!doctype html><script>1</script>')],
    ['a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a.txt', Buffer.from('leaf\0leaf')],
    ['a.txt', Buffer.from([0x73, 0xff, 0xfe, 0x41])],
    ['a.sh', Buffer.from('#!/bin/sh\nrm -rf /\n')],
    ['a', PDF],
    ['a.ttf', Buffer.concat([Buffer.from('00010000000a0080', 'hex'), Buffer.alloc(200)])],
    ['a.jpg', await makePhoto()],
  ];
  for (const [name, bytes] of refused) {
    const { status, body } = await upload(api, fan, name, bytes);
    assert.deepEqual([status, body.code], [415, 'request.unsupported_type'], name);
  }
  assert.deepEqual(await storedKeys(api), []);
});

test('a fan sends less at once than a performer', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer } = await openTalk(api);
  const large = Buffer.alloc(MAX_FILE_BYTES.fanDocument + 512 * 1024, 0x20);
  zipOf('leaf.txt').copy(large);
  const refused = await upload(api, fan, 'large.zip', large);
  assert.deepEqual([refused.status, refused.body.code], [413, 'request.too_large']);
  assert.equal((await upload(api, performer, 'large.zip', large)).status, 200);
});

test('a document that is sold tells neither name nor size, and goes with its message', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer, url } = await openTalk(api);
  const fileId = await uploaded(api, performer, 'the secret of ink.pdf', PDF);
  const sent: Message = (await api.as(performer).post(url, { fileIds: [fileId], price: 5 })).body.data;
  assert.equal(sent.files[0]?.name, 'the secret of ink.pdf');
  const outputs = [
    (await api.as(fan).get(url)).text,
    (await api.as(fan).get('/conversations')).text,
    JSON.stringify(await api.db.selectFrom('scope_events').select('data').execute()),
  ];
  for (const output of outputs) assert.ok(!output.includes('secret of ink'), output.slice(0, 300));
  const [locked]: Message[] = (await api.as(fan).get(url)).body.data.data;
  assert.deepEqual(
    [locked?.isLocked, locked?.files.map(({ type, name, size }) => [type, name, size])],
    [true, [['file', undefined, undefined]]],
  );
  assert.equal((await sign(api, fan, fileId)).status, 404);
  await api.as(performer).delete(`/messages/${sent._id}`);
  await uploaded(api, performer, 'unsent.pdf', Buffer.concat([PDF, Buffer.from('\n')]));
  await forgetUnused(api);
  await api.runJobs();
  assert.deepEqual(await api.db.selectFrom('files').selectAll().execute(), []);
  assert.deepEqual(await storedKeys(api), []);
});

test('a document that is sent again takes room again, as it is stored again', async (t) => {
  const api = await createTestApi(t, { UPLOAD_QUOTA_FAN_MB: '1' });
  const fan = await api.createUser();
  const bytes = Buffer.concat([PDF, Buffer.alloc(600 * 1024, ' '), Buffer.from('%%EOF')]);
  await uploaded(api, fan, 'again.pdf', bytes);
  const { body } = await upload(api, fan, 'again.pdf', bytes);
  assert.equal(body.code, 'files.storage_full');
  assert.equal((await storedKeys(api)).length, 1);
});
