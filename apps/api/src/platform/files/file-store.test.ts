import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test, type TestContext } from 'node:test';
import { buffer } from 'node:stream/consumers';
import { readConfig } from '../config.ts';
import type { FileStore } from './file-store.ts';
import { createLocalFileStore } from './local-file-store.ts';
import { openFileStore } from './open-file-store.ts';
import { startTestBucket, testFolder } from './testing.ts';

const openStore = async (t: TestContext, environment: Record<string, string> = {}): Promise<FileStore> =>
  openFileStore(readConfig({ DATA_DIR: await testFolder(t), ...environment }));

const openBucket = async (t: TestContext, environment: Record<string, string> = {}) => {
  const bucket = await startTestBucket(t);
  const store = await openStore(t, { ...bucket.environment, ...environment });
  assert.ok(store.direct);
  return { bucket, store, direct: store.direct };
};

const stores: Record<string, (t: TestContext) => Promise<FileStore>> = {
  'on disk': openStore,
  'in a bucket': async (t) => (await openBucket(t)).store,
};

const keysOf = async (store: FileStore, prefix: string): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of store.list(prefix)) keys.push(key);
  return keys.toSorted();
};

for (const [where, open] of Object.entries(stores)) {
  test(`a store ${where} keeps bytes and files, and reads them whole or in ranges`, async (t) => {
    const store = await open(t);
    await store.put('one/small.webp', Buffer.from('leaf'));
    assert.equal((await store.get('one/small.webp')).toString(), 'leaf');
    await store.put('one/small.webp', Buffer.from('leaves'));
    assert.equal(await store.size('one/small.webp'), 6);

    // In a bucket it is sent in parts.
    const bytes = randomBytes(9 * 1024 * 1024);
    const source = path.join(await testFolder(t), 'film');
    await writeFile(source, bytes);
    await store.putFile('two/original', source);
    assert.equal(await store.size('two/original'), bytes.length);
    const whole = await store.read('two/original');
    assert.equal(whole.size, bytes.length);
    assert.ok((await buffer(whole.stream)).equals(bytes));
    const part = await store.read('two/original', { start: 8_388_600, end: 8_388_620 });
    assert.equal(part.size, bytes.length, 'the size is that of the whole');
    assert.ok((await buffer(part.stream)).equals(bytes.subarray(8_388_600, 8_388_621)));
    await store.probe();
  });

  test(`a store ${where} lists what lies below a prefix, and deletes it`, async (t) => {
    const store = await open(t);
    const before = Date.now() - 1000;
    for (const name of ['a', 'b/c', 'b/d', 'e']) await store.put(`arrivals/${name}`, Buffer.from(name));
    await store.put('elsewhere', Buffer.from('x'));
    assert.deepEqual(
      await keysOf(store, 'arrivals/'),
      ['a', 'b/c', 'b/d', 'e'].map((name) => `arrivals/${name}`),
    );
    for await (const { modifiedAt } of store.list('arrivals/')) {
      assert.ok(modifiedAt.getTime() >= before && modifiedAt.getTime() <= Date.now() + 1000);
    }
    await store.delete('arrivals/b/c');
    await store.delete('arrivals/b/c');
    assert.deepEqual(await keysOf(store, 'arrivals/b'), ['arrivals/b/d']);
  });

  test(`a store ${where} says what is not there`, async (t) => {
    const store = await open(t);
    assert.equal(await store.size('nothing'), null);
    await assert.rejects(store.read('nothing'));
    await assert.rejects(store.get('nothing'));
    assert.deepEqual(await keysOf(store, 'nothing'), []);
  });
}

test('a store on disk touches nothing outside of its folder', async (t) => {
  const folder = await testFolder(t);
  const store = await createLocalFileStore(path.join(folder, 'files'));
  const outside = path.join(folder, 'files-of-others');
  await writeFile(outside, 'x');
  for (const key of ['../files-of-others', outside, 'one/../../files-of-others', '']) {
    await assert.rejects(store.put(key, Buffer.from('y')), /is no key/);
    await assert.rejects(store.putFile(key, outside), /is no key/);
    for (const use of [store.get, store.read, store.size, store.delete]) await assert.rejects(use(key), /is no key/);
  }
  assert.equal(await readFile(outside, 'utf8'), 'x');
});

test('a bucket is told what a file is and how long it may be kept, and nothing is left half sent', async (t) => {
  const { bucket, store } = await openBucket(t);
  await store.put('public/1/small.avif', Buffer.from('x'));
  await store.put('1/original', Buffer.from('x'));
  assert.deepEqual(bucket.headersOf('public/1/small.avif'), {
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  assert.deepEqual(bucket.headersOf('1/original'), { 'content-type': 'application/octet-stream' });
  assert.equal(bucket.unfinished(), 0);
});

/** Milliseconds; a multiple of every window here. */
const WINDOW_START = 1_800_000_000_000;
const served = { contentType: 'image/webp', cacheControl: 'private, max-age=600' };

test('a signed address opens one file for minutes, in ranges too, and says what it is', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: WINDOW_START + 299_000 });
  const { bucket, direct } = await openBucket(t);
  bucket.objects.set('1/small.webp', Buffer.from('leaf')).set('2/small.webp', Buffer.from('other'));
  const address = await direct.signUrl('1/small.webp', { windowSeconds: 300, headers: served });
  assert.equal(new URL(address).origin, direct.origins.signed);
  const answer = await fetch(address);
  assert.equal(await answer.text(), 'leaf');
  assert.equal(answer.headers.get('content-type'), served.contentType);
  assert.equal(answer.headers.get('cache-control'), served.cacheControl);
  const part = await fetch(address, { headers: { range: 'bytes=1-2' } });
  assert.deepEqual([part.status, part.headers.get('content-range')], [206, 'bytes 1-2/4']);

  const refused = async (url: string) => (await fetch(url)).status === 403;
  assert.ok(await refused(address.replace('/1/', '/2/')), 'another file');
  assert.ok(await refused(address.replace('image%2Fwebp', 'text%2Fhtml')), 'another type');
  assert.ok(await refused(address.replace(/X-Amz-Expires=\d+/, 'X-Amz-Expires=604800')), 'longer');
  assert.ok(await refused(address.split('?')[0] ?? ''), 'without a signature');
  bucket.advance(300_000);
  assert.ok(!(await refused(address)), 'to the end of the next window');
  bucket.advance(1000);
  assert.ok(await refused(address), 'no longer');
});

test('an address stays the same within its window, so that browsers keep what they have', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: WINDOW_START });
  const { direct } = await openBucket(t);
  const sign = () => direct.signUrl('1/small.webp', { windowSeconds: 300, headers: served });
  const first = await sign();
  t.mock.timers.setTime(WINDOW_START + 299_000);
  assert.equal(await sign(), first);
  t.mock.timers.setTime(WINDOW_START + 300_000);
  assert.notEqual(await sign(), first);
});

const send = async (form: { url: string; fields: Record<string, string> }, bytes: number) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(form.fields)) body.set(name, value);
  body.set('file', new Blob([new Uint8Array(bytes)], { type: 'text/html' }), '../../evil.html');
  const answer = await fetch(form.url, { method: 'POST', body });
  return [answer.status, /<Code>(\w+)</.exec(await answer.text())?.[1] ?? null];
};

test('a form takes one file of its size under its key for minutes, and nothing else', async (t) => {
  const { bucket, direct } = await openBucket(t);
  const form = await direct.signForm('arrivals/1', { maxBytes: 100, seconds: 600 });
  const change = (fields: Record<string, string>) => ({ ...form, fields: { ...form.fields, ...fields } });
  assert.deepEqual(await send(form, 101), [400, 'EntityTooLarge']);
  assert.deepEqual(await send(form, 0), [400, 'EntityTooSmall']);
  assert.deepEqual(await send(change({ key: 'public/1/small.avif' }), 10), [403, 'AccessDenied']);
  assert.deepEqual(await send(change({ 'Content-Type': 'text/html' }), 10), [403, 'AccessDenied']);
  assert.deepEqual(await send(change({ acl: 'public-read' }), 10), [403, 'AccessDenied']);
  const policy = Buffer.from(JSON.stringify({ expiration: '2999-01-01T00:00:00Z', conditions: [] })).toString('base64');
  assert.deepEqual(await send(change({ Policy: policy }), 10), [403, 'SignatureDoesNotMatch']);
  assert.equal(bucket.objects.size, 0);

  assert.deepEqual(await send(form, 100), [204, null]);
  assert.deepEqual([...bucket.objects.keys()], ['arrivals/1']);
  // Not shown as what its sender calls it.
  assert.equal(bucket.headersOf('arrivals/1')['content-type'], 'application/octet-stream');
  bucket.advance(601_000);
  assert.deepEqual(await send(form, 100), [403, 'AccessDenied']);
});

test('only what is public has a lasting address, and only where the site says under which', async (t) => {
  const { direct } = await openBucket(t, { S3_PUBLIC_URL: 'https://pictures.example/barg/' });
  assert.equal(direct.publicUrl('public/1/small.avif'), 'https://pictures.example/barg/public/1/small.avif');
  assert.equal(direct.publicUrl('1/small.avif'), null);
  assert.equal(direct.origins.public, 'https://pictures.example');
  assert.equal((await openBucket(t)).direct.publicUrl('public/1/small.avif'), null);
});

test('a bucket that cannot be used is told at the start, in a sentence', async (t) => {
  const { environment } = await startTestBucket(t);
  await assert.rejects(
    openStore(t, { ...environment, S3_BUCKET: 'another' }),
    /The bucket "another" at http:\S+ cannot/,
  );
  await assert.rejects(openStore(t, { ...environment, S3_REGION: 'us-west-1' }), /cannot be used/);
});

test('what is configured wrongly is told by the name of its variable', () => {
  const read = (environment: Record<string, string>) => () => readConfig({ STORAGE: 's3', ...environment });
  assert.throws(read({}), /S3_BUCKET is not set/);
  assert.throws(read({ STORAGE: 'disk' }), /STORAGE is not valid/);
  assert.throws(read({ STORAGE: 'local', S3_BUCKET: 'barg' }), /STORAGE=s3/);
  assert.throws(read({ S3_BUCKET: 'barg', S3_ENDPOINT: 'minio:9000' }), /S3_ENDPOINT/);
  assert.throws(read({ S3_BUCKET: 'barg', S3_PATH_STYLE: 'yes' }), /S3_PATH_STYLE/);
  assert.throws(read({ S3_BUCKET: 'barg', AWS_ACCESS_KEY_ID: 'x' }), /AWS_SECRET_ACCESS_KEY/);
  const { storage } = readConfig({ STORAGE: 's3', S3_BUCKET: 'barg', S3_PATH_STYLE: 'false' });
  assert.deepEqual(storage, {
    kind: 's3',
    bucket: 'barg',
    region: 'us-east-1',
    endpoint: null,
    isPathStyle: false,
    publicUrl: null,
  });
});
