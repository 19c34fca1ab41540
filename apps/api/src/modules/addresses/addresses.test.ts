import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import type { Address } from './addresses.schema.ts';

const home = { name: 'Nilou Rostami', country: 'IR', state: 'Tehran', city: 'Tehran', street: 'Valiasr 12' };

const create = async (api: TestApi, account: TestAccount, values: object = {}): Promise<Address> => {
  const answer = await api.as(account).post('/addresses/create', { ...home, ...values });
  assert.equal(answer.status, 200, answer.text);
  return answer.body.data;
};
const list = async (api: TestApi, account: TestAccount): Promise<Address[]> =>
  (await api.as(account).get('/addresses/search')).body.data.data;

test('an address is created, listed, changed and removed', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  const created = await create(api, fan, { country: 'ir', phone: '+98 912 000 0000', note: 'زنگ دوم' });
  assert.deepEqual([created.country, created.city, created.note, created.isDefault], ['IR', 'Tehran', 'زنگ دوم', true]);
  const changed = await api.as(fan).put(`/addresses/${created._id}`, { city: 'شیراز', postalCode: '۷۱۳٤٥-6' });
  const { city, street, postalCode } = changed.body.data;
  // A carrier reads the code, whichever keyboard it was typed on.
  assert.deepEqual([city, street, postalCode], ['شیراز', 'Valiasr 12', '71345-6']);
  assert.deepEqual(await list(api, fan), [changed.body.data]);
  assert.equal((await api.as(fan).delete(`/addresses/${created._id}`)).status, 200);
  assert.deepEqual(await list(api, fan), []);
  assert.equal((await api.as(fan).delete(`/addresses/${created._id}`)).status, 404);
  assert.deepEqual(await api.db.selectFrom('addresses').selectAll().execute(), [], 'nothing of it is kept');
});

test('a change may come as a form', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  await create(api, fan);
  const second = await create(api, fan);
  const form = new FormData();
  form.set('city', 'تبریز');
  form.set('isDefault', 'true');
  const encoded = new Response(form);
  const send = async (body: Response) =>
    api.app.inject({
      method: 'PUT',
      url: `/api/addresses/${second._id}`,
      payload: Buffer.from(await body.arrayBuffer()),
      headers: { authorization: fan.token, 'content-type': body.headers.get('content-type') ?? '' },
    });
  const answer = await send(encoded);
  assert.equal(answer.statusCode, 200, answer.body);
  assert.deepEqual([answer.json().data.city, answer.json().data.isDefault], ['تبریز', true]);
  const withFile = new FormData();
  withFile.set('city', new Blob(['x']), 'x.txt');
  assert.equal((await send(new Response(withFile))).statusCode, 415);
  const wrong = new FormData();
  wrong.set('isDefault', 'perhaps');
  assert.equal((await send(new Response(wrong))).statusCode, 422);
});

test('there is one default: the first, the chosen, and another when it is removed', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  const first = await create(api, fan);
  const second = await create(api, fan);
  const third = await create(api, fan, { isDefault: true });
  const defaults = async () => (await list(api, fan)).filter(({ isDefault }) => isDefault).map(({ _id }) => _id);
  assert.deepEqual(await defaults(), [third._id]);
  await api.as(fan).put(`/addresses/${first._id}`, { isDefault: true });
  assert.deepEqual(await defaults(), [first._id]);
  await api.as(fan).put(`/addresses/${first._id}`, { isDefault: false });
  assert.deepEqual(await defaults(), [first._id]);
  await api.as(fan).delete(`/addresses/${first._id}`);
  assert.deepEqual(await defaults(), [third._id]);
  assert.deepEqual(
    (await list(api, fan)).map(({ _id }) => _id),
    [third._id, second._id],
  );
});

test('an address of somebody else does not exist, and does not cost one the default', async (t) => {
  const api = await createTestApi(t);
  const [fan, other] = [await api.createUser(), await api.createUser()];
  const mine = await create(api, fan);
  await create(api, other);
  assert.equal((await api.as(other).put(`/addresses/${mine._id}`, { isDefault: true })).status, 404);
  assert.equal((await api.as(other).delete(`/addresses/${mine._id}`)).status, 404);
  assert.ok((await list(api, other))[0]?.isDefault);
  assert.deepEqual(await list(api, fan), [mine]);
});

test('addresses are for fans alone', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  assert.equal((await api.as(performer).get('/addresses/search')).status, 403);
  assert.equal((await api.as(performer).post('/addresses/create', home)).status, 403);
  assert.equal((await api.guest.get('/addresses/search')).status, 401);
});

test('twenty are kept and no more, also when they come at once', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  const answers = await Promise.all(
    Array.from({ length: 23 }, () => api.as(fan).post('/addresses/create', { ...home, isDefault: true })),
  );
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [
    ...Array.from({ length: 20 }, () => 200),
    409,
    409,
    409,
  ]);
  assert.equal(answers.find(({ status }) => status === 409)?.body.code, 'addresses.too_many');
  const pages = [await api.as(fan).get('/addresses/search?limit=15')];
  pages.push(await api.as(fan).get(`/addresses/search?limit=15&cursor=${pages[0]?.body.data.nextCursor}`));
  const ids = pages.flatMap((page) => page.body.data.data.map(({ _id }: Address) => _id));
  assert.equal(new Set(ids).size, 20);
  assert.equal(pages[1]?.body.data.nextCursor, undefined);
});

test('values out of bounds are refused, each by its field', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  const wrong = { country: 'XX', city: '   ', street: 'x'.repeat(301), phone: 'call me', postalCode: '9'.repeat(21) };
  for (const [field, value] of Object.entries(wrong)) {
    const answer = await api.as(fan).post('/addresses/create', { ...home, [field]: value });
    assert.equal(answer.status, 422, field);
    assert.deepEqual(
      answer.body.details.map(({ path }: { path: string }) => path),
      [field],
    );
  }
});

test('an address whose answer was lost is not made twice, and nothing of it is left with the key', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  const send = (body: object) => api.as(fan).post('/addresses/create', body, { 'idempotency-key': 'address-once-1' });
  const first = await send(home);
  const again = await send(home);
  assert.deepEqual([again.status, again.body], [200, first.body]);
  assert.equal((await list(api, fan)).length, 1);
  assert.equal((await send({ ...home, city: 'Shiraz' })).body.code, 'idempotency.key_reused');
  const kept = await api.db.selectFrom('idempotency_keys').select('response').execute();
  assert.deepEqual(
    kept.map(({ response }) => response),
    [{ id: first.body.data._id }],
  );
});

test('an address that was deleted since is not answered for by the key that made it', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  const send = (key: string) => api.as(fan).post('/addresses/create', home, { 'idempotency-key': key });
  const first = await send('address-once-1');
  await api.as(fan).delete(`/addresses/${first.body.data._id}`);
  const again = await send('address-once-1');
  assert.deepEqual([again.status, again.body.code], [410, 'idempotency.result_gone']);
  assert.deepEqual(await list(api, fan), []);
  assert.equal((await send('address-once-2')).status, 200);
  assert.equal((await list(api, fan)).length, 1);
});
