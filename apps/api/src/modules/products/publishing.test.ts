import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { test } from 'node:test';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { makePhoto } from '../files/testing.ts';
import { tusOf } from '../uploads/testing.ts';
import { onlyItemOf } from '../vault/testing.ts';
import { pattern, PDF, publishDownload, publishProduct, sendProduct, type FormFile } from './testing.ts';
import { forgetUnused } from '../../testing/forget-unused.ts';

const OWN = '/performer/performer-assets/products';
const BOWL = { type: 'physical', title: 'Bowl', price: '25' };

const picture = async (name: string): Promise<FormFile> => ({ field: 'pictures', name, bytes: await makePhoto() });

/** How many uploaded files lie in the store, and on their way there. */
const filesOf = async ({ context }: TestApi): Promise<number> => {
  const names = await readdir(context.config.dataDir, { recursive: true });
  return names.filter((name) => name.endsWith('/original') || name.startsWith('tmp/')).length;
};

test('a product is a draft until it is published, is changed, and taken away', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const made = (await sendProduct(api, performer, { ...BOWL, title: '<b>Blue</b> bowl', stock: '2' })).body.data;
  assert.deepEqual([made.title, made.price, made.stock, made.publishedAt], ['Blue bowl', 25, 2, null]);

  const change = async (fields: Record<string, string>) =>
    (await sendProduct(api, performer, fields, { id: made._id })).body.data;
  const published = await change({ isPublished: 'true' });
  assert.deepEqual([published.title, published.stock], ['Blue bowl', 2]);
  assert.notEqual(published.publishedAt, null);
  const dearer = await change({ price: '27.50', stock: '' });
  assert.deepEqual([dearer.price, dearer.stock, dearer.publishedAt], [27.5, null, published.publishedAt]);

  assert.equal((await api.as(performer).delete(`${OWN}/${made._id}`)).status, 200);
  assert.equal((await api.as(performer).delete(`${OWN}/${made._id}`)).status, 404);
  assert.equal((await api.as(performer).get(`${OWN}/${made._id}/view`)).status, 404);
  assert.equal((await api.guest.get(`/performer-assets/products/${made._id}`)).status, 404);
});

test('a number of pieces is refused where it was typed in view of one that is not the stock any more', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const { _id: id } = await publishProduct(api, performer, { stock: '2' });
  const save = async (stock: string, stockSeen: string) => {
    const { status, body } = await sendProduct(api, performer, { title: 'Vase', stock, stockSeen }, { id });
    return status === 200 ? body.data.stock : body.code;
  };
  const refused = await sendProduct(api, performer, { title: 'Vase', stock: '6', stockSeen: '5' }, { id });
  assert.deepEqual([refused.status, refused.body.code], [409, 'products.stock_changed']);
  assert.match(refused.body.details[0].message, / ۲ /);
  assert.equal(refused.body.details[0].path, 'stock');
  const { title } = (await api.as(performer).get(`${OWN}/${id}/view`)).body.data;
  assert.equal(title, 'Bowl', 'nothing of it is saved');
  assert.equal(await save('2', '5'), 2, 'what it is already needs not be refused');
  assert.equal(await save('3', '2'), 3);
  assert.equal(await save('', '3'), null);
  assert.equal(await save('4', '3'), 4, 'of what is not counted nothing was sold from a number');
});

test('pictures stay, go and are put in order, and new ones stand last', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const made = await publishProduct(api, performer, {}, [await picture('a.jpg'), await picture('b.jpg')]);
  const [first, second] = made.pictures.map(({ _id }) => _id);
  const other = await publishProduct(api, performer, {}, [await picture('c.jpg')]);
  const change = (keptPictures: string, files: FormFile[] = []) =>
    sendProduct(api, performer, { keptPictures }, { id: made._id, files });

  const turned = (await change(`${second},${first}`, [await picture('d.jpg')])).body.data.pictures;
  assert.deepEqual(
    turned.slice(0, 2).map((it: { _id: string }) => it._id),
    [second, first],
  );
  assert.equal(turned.length, 3);
  assert.equal((await change(String(second))).body.data.pictureCount, 1);
  const foreign = await change(String(other.pictures[0]?._id));
  assert.deepEqual([foreign.status, foreign.body.details[0].path], [422, 'keptPictures']);
  const more = await Promise.all(Array.from({ length: 10 }, (_, index) => picture(`${index}.jpg`)));
  assert.equal(
    (await sendProduct(api, performer, {}, { id: made._id, files: more })).body.code,
    'products.too_many_pictures',
  );
  assert.equal((await change('')).body.data.cover, null);
});

test('a digital product is published once it has its file, which may be replaced', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const fields = { type: 'digital', title: 'Pattern', price: '4' };
  const early = await sendProduct(api, performer, { ...fields, isPublished: 'true' });
  assert.deepEqual([early.body.code, early.body.details[0].path], ['products.file_missing', 'file']);
  const { _id: id, fileName } = (await sendProduct(api, performer, fields)).body.data;
  assert.equal(fileName, null);
  assert.equal((await sendProduct(api, performer, { isPublished: 'true' }, { id })).body.code, 'products.file_missing');
  const whole = await sendProduct(api, performer, { isPublished: 'true' }, { id, files: [pattern] });
  assert.deepEqual([whole.body.data.fileName, whole.body.data.file.mime], ['pattern.pdf', 'application/pdf']);
  const again = await sendProduct(api, performer, {}, { id, files: [{ ...pattern, name: '../second.pdf' }] });
  assert.equal(again.body.data.fileName, 'second.pdf');
});

test('what is sent is sold and has no file, and what is downloaded does not run out', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const faultOf = async (fields: Record<string, string>, files: FormFile[] = []) => {
    const { status, body } = await sendProduct(api, performer, fields, { files });
    return [status, body.details?.[0].path];
  };
  assert.deepEqual(await faultOf({ ...BOWL, audience: 'free' }), [422, 'audience']);
  assert.deepEqual(await faultOf(BOWL, [pattern]), [422, 'file']);
  assert.deepEqual(await faultOf({ type: 'digital', title: 'Pattern', price: '4', stock: '1' }), [422, 'stock']);
});

test('words, prices and stock are bounded', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const send = (fields: Record<string, string>) => sendProduct(api, performer, { ...BOWL, ...fields });
  const wrongs: Array<Record<string, string>> = [
    { title: ' <br> ' },
    { title: 'x'.repeat(201) },
    { description: 'x'.repeat(2001) },
    { type: 'service' },
    { price: '4.999' },
    { price: '-1' },
    { stock: '-1' },
    { stock: '1.5' },
    { isPublished: 'yes' },
  ];
  for (const wrong of wrongs) {
    const { body } = await send(wrong);
    assert.deepEqual([body.code, body.details[0].path], ['request.invalid_values', Object.keys(wrong)[0]]);
  }
  for (const price of ['0', '300.01']) {
    const { body } = await send({ price });
    assert.deepEqual([body.code, body.details[0].path], ['products.price_out_of_bounds', 'price']);
  }
  assert.equal((await send({ price: '300' })).body.data.price, 300);
});

test('a file that cannot be taken leaves nothing behind, and neither does a form that is refused', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const send = async (files: FormFile[], fields = BOWL) =>
    (await sendProduct(api, performer, fields, { files })).status;
  assert.equal(await send([{ field: 'pictures', name: 'bowl.jpg', bytes: Buffer.from('no picture') }]), 415);
  const broken = (await makePhoto()).subarray(0, 400);
  assert.equal(await send([{ field: 'pictures', name: 'bowl.jpg', bytes: broken }]), 422);
  assert.equal(await send([await picture('a.jpg'), { ...pattern, bytes: Buffer.from('<html>') }]), 415);
  assert.equal(await send([pattern, pattern], { ...BOWL, type: 'digital' }), 422);
  assert.equal(await send([await picture('a.jpg')], { ...BOWL, price: '0' }), 422);
  assert.equal(await filesOf(api), 0);
  assert.equal((await api.as(performer).get(`${OWN}/search`)).body.data.total, 0);
});

test('the same key makes a product once, and another form under it is refused', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const headers = { 'idempotency-key': 'product-once-1' };
  const files = [await picture('a.jpg')];
  const make = (fields = BOWL) => sendProduct(api, performer, fields, { files, headers });
  const [first, second] = [await make(), await make()];
  assert.deepEqual([first.status, first.body.data._id], [200, second.body.data._id]);
  assert.equal(await filesOf(api), 1);
  assert.equal((await make({ ...BOWL, title: 'Vase' })).status, 409);
});

test('only its performer sees a product in the studio, changes it and takes it away', async (t) => {
  const api = await createTestApi(t);
  const [performer, other, fan] = [await api.createPerformer(), await api.createPerformer(), await api.createUser()];
  const { _id: id } = await publishProduct(api, performer);
  assert.equal((await api.as(other).get(`${OWN}/${id}/view`)).status, 404);
  assert.equal((await sendProduct(api, other, { title: 'mine' }, { id })).status, 404);
  assert.equal((await api.as(other).delete(`${OWN}/${id}`)).status, 404);
  assert.equal((await api.as(other).get(`${OWN}/search`)).body.data.total, 0);
  assert.equal((await sendProduct(api, fan, BOWL)).status, 403);
});

test('a performer finds her products by words, type and state', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  await publishProduct(api, performer, { title: 'Bowl' });
  await publishProduct(api, performer, { title: 'Vase', isPublished: 'false' });
  await publishDownload(api, performer, { title: 'Bowl pattern' });
  const find = async (query: string) =>
    (await api.as(performer).get(`${OWN}/search?${query}`)).body.data.data.map((it: { title: string }) => it.title);
  assert.deepEqual(await find(''), ['Bowl pattern', 'Vase', 'Bowl']);
  assert.deepEqual(await find('q=bowl&type=physical'), ['Bowl']);
  assert.deepEqual(await find('status=draft'), ['Vase']);
  assert.deepEqual(await find('status=published&limit=1&offset=1'), ['Bowl']);
});

test('pictures of the vault stand behind those that are sent, and their bytes are kept once', async (t) => {
  const api = await createTestApi(t);
  const [performer, other] = [await api.createPerformer(), await api.createPerformer()];
  await publishProduct(api, performer, { title: 'Vase' }, [await picture('a.jpg')]);
  await api.runJobs();
  const { _id: itemId } = await onlyItemOf(api, performer);
  const stored = await filesOf(api);
  const made = await sendProduct(api, performer, { ...BOWL, vaultPictures: itemId });
  assert.deepEqual([made.body.data.pictures.length, await filesOf(api)], [1, stored]);
  assert.equal(made.body.data.pictures[0].status, 'ready');

  const { _id: id, pictures } = made.body.data;
  const files = [await picture('b.jpg')];
  const changed = await sendProduct(api, performer, { vaultPictures: itemId }, { id, files });
  const [first, second, third] = changed.body.data.pictures;
  assert.equal(first._id, pictures[0]._id);
  assert.deepEqual([second.status, third.status], ['processing', 'ready']);

  const refused = await sendProduct(api, other, { ...BOWL, vaultPictures: itemId });
  assert.equal(refused.status, 404);
  assert.equal((await api.as(other).get(`${OWN}/search`)).body.data.total, 0);
  assert.equal((await sendProduct(api, performer, { ...BOWL, vaultPictures: 'leaf' })).status, 422);
  const kept = changed.body.data.pictures.map(({ _id }: { _id: string }) => _id).join(',');
  const many = await Promise.all(Array.from({ length: 7 }, (_, index) => picture(`${index}.jpg`)));
  const full = await sendProduct(api, performer, { keptPictures: kept, vaultPictures: itemId }, { id, files: many });
  assert.equal(full.body.code, 'products.too_many_pictures');
});

test('who is not verified makes no product', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  await api.db
    .updateTable('performers')
    .set({ verified_at: null, verification_status: 'none' })
    .where('user_id', '=', performer.id)
    .execute();
  const refused = await sendProduct(api, performer, BOWL);
  assert.deepEqual([refused.status, refused.body.code], [403, 'performer.not_verified']);
});

test('what a product no longer refers to is forgotten after a day, and what it does is kept', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const made = await publishDownload(api, performer);
  await sendProduct(api, performer, {}, { id: made._id, files: [pattern, await picture('a.jpg')] });
  await api.runJobs();
  await forgetUnused(api);
  const left = await api.db.selectFrom('files').select('kind').orderBy('kind').execute();
  assert.deepEqual(
    left.map(({ kind }) => kind),
    ['product-file', 'product-photo'],
  );
});

test('what was sold by a product that is gone for good leaves the store; its buyers keep the proof', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  const made = await publishDownload(api, performer);
  await api.runJobs();
  await api.db
    .insertInto('purchases')
    .values({ user_id: fan.id, item_type: 'product', item_id: made._id, performer_id: performer.id, price: 1n })
    .execute();
  await api.as(performer).delete(`${OWN}/${made._id}`);
  await forgetUnused(api);
  assert.equal(await filesOf(api), 1);
  await api.as(performer).post(`${OWN}/${made._id}/restore`);
  await api.as(performer).delete(`${OWN}/${made._id}`);
  await api.db
    .updateTable('products')
    .set({ restorable_until: new Date(0) })
    .execute();
  await forgetUnused(api);
  assert.equal(await filesOf(api), 0);
  assert.equal((await api.db.selectFrom('purchases').selectAll().execute()).length, 1);
});

test('pictures and a file that were sent before stand in a product, each of them once', async (t) => {
  const api = await createTestApi(t);
  const [performer, other] = [await api.createPerformer(), await api.createPerformer()];
  const send = async (type: string, bytes: Buffer, filename: string, owner = performer) =>
    (await tusOf(api, owner).sendWhole(bytes, { type, filename })).id;
  const fileId = await send('product-file', PDF, 'pattern.pdf');
  const sentPictures = await send('product-photo', await makePhoto(), 'a.jpg');
  const words = { type: 'digital', title: 'Pattern', price: '4', isPublished: 'true' };
  const made = await sendProduct(api, performer, { ...words, fileId, sentPictures });
  assert.equal(made.status, 200, made.text);
  const { _id: id, fileName, pictures } = made.body.data;
  assert.deepEqual([fileName, pictures.map((it: { _id: string }) => it._id)], ['pattern.pdf', [sentPictures]]);

  const late = await send('product-photo', await makePhoto(), 'b.jpg');
  const more = (await sendProduct(api, performer, { sentPictures: late }, { id })).body.data.pictures;
  assert.deepEqual(
    more.map((it: { _id: string }) => it._id),
    [sentPictures, late],
  );
  const foreign = await send('product-file', PDF, 'pattern.pdf', other);
  for (const [field, taken] of [
    ['fileId', fileId],
    ['fileId', foreign],
    ['sentPictures', late],
    ['fileId', await send('product-photo', await makePhoto(), 'c.jpg')],
  ] as const) {
    const refused = await sendProduct(api, performer, { ...words, [field]: taken });
    assert.deepEqual([refused.status, refused.body.code], [422, 'files.not_usable'], field);
  }
});
