import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';

const STRANGER = 'stranger@barg.example';

const move = (api: TestApi, account: TestAccount, email: string) =>
  api.as(account).put(account.role === 'performer' ? `/performers/${account.id}` : '/users', { email });
const lettersTo = async (api: TestApi, recipient: string): Promise<string[]> => {
  const rows = await api.db.selectFrom('mails').select('template').where('recipient', '=', recipient).execute();
  return rows.map(({ template }) => template);
};
const emailOf = async (api: TestApi, { id }: TestAccount) =>
  (await api.db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email;

test('one account writes to five new addresses an hour, whatever it is', async (t) => {
  const api = await createTestApi(t);
  for (const account of [await api.createUser(), await api.createPerformer()]) {
    for (let count = 0; count < 5; count += 1) {
      const email = `${account.username}.${count}@barg.example`;
      assert.equal((await move(api, account, email)).status, 200);
      // The same address again writes nothing, and is not counted.
      assert.equal((await move(api, account, email)).status, 200);
    }
    const refused = await move(api, account, STRANGER);
    assert.deepEqual([refused.status, refused.body.code], [429, 'request.too_many']);
    assert.ok(Number(refused.headers['retry-after']) > 3000);
    assert.equal(await emailOf(api, account), `${account.username}.4@barg.example`);
  }
  assert.deepEqual(await lettersTo(api, STRANGER), []);
});

test('one mailbox gets five letters an hour, however many accounts claim it', async (t) => {
  const api = await createTestApi(t);
  for (let count = 0; count < 5; count += 1) {
    const account = count % 2 === 0 ? await api.createUser() : await api.createPerformer();
    assert.equal((await move(api, account, STRANGER)).status, 200);
    assert.equal((await move(api, account, `elsewhere${count}@barg.example`)).status, 200);
  }
  for (const late of [await api.createUser(), await api.createPerformer()]) {
    assert.equal((await move(api, late, STRANGER)).status, 429);
    assert.notEqual(await emailOf(api, late), STRANGER);
  }
  const letters = await lettersTo(api, STRANGER);
  assert.equal(letters.filter((name) => name === 'email-verification').length, 5);
  assert.equal(letters.filter((name) => name === 'email-changed').length, 5);
});

test('a former address that nobody has confirmed is told five times an hour, a confirmed one each time', async (t) => {
  const api = await createTestApi(t);
  const leave = async (isConfirmed: boolean) => {
    const [account, email] = [await api.createUser(), isConfirmed ? 'owner@barg.example' : STRANGER];
    const email_verified_at = isConfirmed ? new Date() : null;
    await api.db.updateTable('users').set({ email, email_verified_at }).where('id', '=', account.id).execute();
    assert.equal((await move(api, account, `${account.username}.new@barg.example`)).status, 200);
  };
  for (let count = 0; count < 7; count += 1) {
    await leave(true);
    await leave(false);
  }
  assert.equal((await lettersTo(api, 'owner@barg.example')).length, 7);
  assert.equal((await lettersTo(api, STRANGER)).length, 5);
});

test('an address that has an account is refused for that, whatever letters it had', async (t) => {
  const api = await createTestApi(t);
  const owner = await api.createUser();
  for (let count = 0; count < 6; count += 1) {
    await api.guest.post('/auth/login/link', { username: owner.username, binding: 'what-only-this-browser-knows' });
    await api.runJobs();
  }
  for (const account of [await api.createUser(), await api.createPerformer()]) {
    const refused = await move(api, account, `${owner.username}@barg.example`);
    assert.deepEqual([refused.status, refused.body.code], [409, 'auth.email_taken']);
  }
});

test('notices to an unconfirmed address are few, those to a confirmed one are all sent', async (t) => {
  const api = await createTestApi(t);
  for (const [email_verified_at, told] of [
    [null, 5],
    [new Date(), 7],
  ] as const) {
    const account = await api.createUser();
    await api.db
      .updateTable('users')
      .set({ email_verified_at, password_hash: null })
      .where('id', '=', account.id)
      .execute();
    let source: string | undefined;
    for (let count = 0; count < 7; count += 1) {
      const password = `leaf-and-root-${count}`;
      const changed = await api.as(account).put('/auth/users/me/password', { password, source });
      assert.equal(changed.status, 200, changed.text);
      source = password;
    }
    assert.equal((await lettersTo(api, `${account.username}@barg.example`)).length, told);
  }
});
