import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import type { Person } from './people.schema.ts';

const find = async (api: TestApi, as: TestAccount, q: string, more = ''): Promise<string[]> => {
  const answer = await api.as(as).get(`/users/search?q=${encodeURIComponent(q)}${more}`);
  assert.equal(answer.status, 200, answer.text);
  assert.equal(answer.body.data.total >= answer.body.data.data.length, true);
  return answer.body.data.data.map(({ _id }: Person) => _id);
};

test('people are found by name and username, whoever they are, those who begin with the words first', async (t) => {
  const api = await createTestApi(t);
  const me = await api.createUser({ name: 'Searcher' });
  const middle = await api.createUser({ name: 'سارا نیلوفری' });
  const fan = await api.createUser({ name: 'نیلوفر رستمی' });
  const performer = await api.createPerformer({ name: 'نيلوفر نقاش' });
  await api.createOperator();
  assert.deepEqual(await find(api, me, 'نیلوفر'), [performer.id, fan.id, middle.id]);
  assert.deepEqual(await find(api, me, fan.username), [fan.id]);
  assert.deepEqual(await find(api, me, '%'), []);
  assert.deepEqual(await find(api, me, 'Operator'), []);
  const [first] = (await api.as(me).get(`/users/search?q=${performer.username}`)).body.data.data as Person[];
  assert.equal(first?.performer?.isFollowed, false);
  assert.equal(first?.canMessage, true);
});

test('a search goes on where its page ended, in both ranks', async (t) => {
  const api = await createTestApi(t);
  const me = await api.createUser({ name: 'Me' });
  for (const name of ['Ava one', 'one Ava', 'Ava two', 'two Ava', 'Ava three']) await api.createUser({ name });
  const seen: string[] = [];
  let cursor: string | undefined = '';
  while (cursor !== undefined) {
    const query: string = cursor && `&cursor=${cursor}`;
    const { data } = (await api.as(me).get(`/users/search?q=ava&limit=2${query}`)).body;
    assert.equal(data.total, 5);
    seen.push(...data.data.map(({ name }: Person) => name));
    cursor = data.nextCursor;
  }
  assert.deepEqual(seen, ['Ava three', 'Ava two', 'Ava one', 'two Ava', 'one Ava']);
});

test('who is gone, suspended or blocked on either side does not exist', async (t) => {
  const api = await createTestApi(t);
  const me = await api.createUser({ name: 'Me' });
  const [gone, suspended, blocker, blocked, other] = await Promise.all(
    Array.from({ length: 5 }, () => api.createUser({ name: 'Dara' })),
  );
  assert.ok(gone && suspended && blocker && blocked && other);
  await api.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', gone.id).execute();
  await api.db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', suspended.id).execute();
  await api.db
    .insertInto('user_blocks')
    .values([
      { blocker_id: blocker.id, blocked_id: me.id },
      { blocker_id: me.id, blocked_id: blocked.id },
    ])
    .execute();
  assert.deepEqual(await find(api, me, 'dara'), [other.id]);
  for (const { id } of [gone, suspended, blocker, blocked]) {
    assert.equal((await api.as(me).get(`/users/view/${id}`)).status, 404);
  }
  assert.equal((await api.as(me).get(`/users/view/${other.id}`)).status, 200);
});

test('a view tells what others may know and nothing else', async (t) => {
  const api = await createTestApi(t);
  const [me, fan] = [await api.createUser(), await api.createUser({ name: 'Sara' })];
  await api.as(fan).put('/users', { phone: '+98 21 1234 5678', birthDate: '1990-01-01', country: 'IR' });
  const { body } = await api.as(me).get(`/users/view/${fan.id}`);
  assert.deepEqual(Object.keys(body.data).sort(), [
    '_id',
    'avatar',
    'avatarUrl',
    'canMessage',
    'isPerformer',
    'joinedAt',
    'name',
    'performer',
    'username',
  ]);
  assert.equal(body.data.canMessage, false);
  const operator = await api.createOperator();
  assert.equal((await api.as(me).get(`/users/view/${operator.id}`)).status, 404);
  assert.equal((await api.guest.get(`/users/view/${fan.id}`)).status, 401);
  assert.equal((await api.guest.get('/users/search?q=a')).status, 401);
});
