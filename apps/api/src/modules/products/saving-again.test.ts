import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi } from '../../testing/api.ts';
import { makePhoto } from '../files/testing.ts';
import { tusOf } from '../uploads/testing.ts';
import { PDF, publishDownload, publishProduct, sendProduct, type FormFile } from './testing.ts';

const idsOf = (pictures: ReadonlyArray<{ _id: string }>) => pictures.map(({ _id }) => _id);

test('the same key changes a product once, and another form under it is refused', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const { _id: id } = await publishProduct(api, performer);
  const headers = { 'idempotency-key': 'product-change-1' };
  const files: FormFile[] = [{ field: 'pictures', name: 'a.jpg', bytes: await makePhoto() }];
  const change = (title: string) => sendProduct(api, performer, { title }, { id, files, headers });
  const [first, second] = [await change('Vase'), await change('Vase')];
  assert.deepEqual([first.status, second.status], [200, 200]);
  assert.deepEqual(idsOf(second.body.data.pictures), idsOf(first.body.data.pictures));
  assert.equal(second.body.data.pictures.length, 1);
  const other = await change('Jug');
  assert.deepEqual([other.status, other.body.code], [409, 'idempotency.key_reused']);
});

test('what was sent before and stands in a product already is kept when it is saved again', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const { _id: id } = await publishDownload(api, performer);
  const send = async (type: string, bytes: Buffer, filename: string) =>
    (await tusOf(api, performer).sendWhole(bytes, { type, filename })).id;
  const [old, late] = [
    await send('product-photo', await makePhoto(), 'a.jpg'),
    await send('product-photo', await makePhoto(), 'b.jpg'),
  ];
  const fileId = await send('product-file', PDF, 'other.pdf');
  await sendProduct(api, performer, { sentPictures: old }, { id });
  const fields = { keptPictures: old, sentPictures: late, fileId };
  const save = async (changes: Record<string, string>) => {
    const { status, body, text } = await sendProduct(api, performer, changes, { id });
    assert.equal(status, 200, text);
    return [body.data.fileName, ...idsOf(body.data.pictures)];
  };
  assert.deepEqual(await save(fields), ['other.pdf', old, late]);
  assert.deepEqual(await save(fields), ['other.pdf', old, late]);
  // After a reload the form knows the picture that was saved, and still has it among those that it sent.
  assert.deepEqual(await save({ ...fields, keptPictures: `${late},${old}` }), ['other.pdf', late, old]);
  const { _id: other } = await publishProduct(api, performer);
  const elsewhere = await sendProduct(api, performer, { sentPictures: late }, { id: other });
  assert.deepEqual([elsewhere.status, elsewhere.body.code], [422, 'files.not_usable']);
});
