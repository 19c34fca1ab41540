import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { newId } from '../../platform/ids.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { profileQuery } from './profile-query.ts';
import { EXPORT_PAGE } from './write-export.ts';

const download = async (api: TestApi, account: TestAccount) => {
  const answer = await api.as(account).get('/users/me/export');
  assert.equal(answer.status, 200, answer.text);
  return { ...answer, file: answer.body.data };
};

test('a download holds what the account gave and did, and nothing of anybody else', async (t) => {
  const api = await createTestApi(t);
  const [fan, other] = [
    await api.createUser({ name: 'Nilou', balance: 50 }),
    await api.createUser({ name: 'Stranger' }),
  ];
  const performer = await api.createPerformer();
  for (const [account, street] of [
    [fan, 'my street'],
    [other, 'their street'],
  ] as const) {
    await api.as(account).post('/addresses/create', { name: 'Me', country: 'IR', city: 'Yazd', street });
    await api.as(account).post(`/follows/${performer.id}`);
    await api.subscribe(account, performer);
    const conversation = await api.as(account).post('/conversations', { source: 'performer', sourceId: performer.id });
    const { _id } = conversation.body.data;
    await api.as(account).post(`/messages/conversations/${_id}`, { text: `words from ${street}` });
  }
  const { file, headers, text } = await download(api, fan);
  assert.match(String(headers['content-disposition']), /^attachment; filename="barg-user1-\d{4}-\d\d-\d\d\.json"$/);
  assert.equal(headers['cache-control'], 'no-store');
  assert.deepEqual([file.profile.name, file.profile.email, file.profile.balance], ['Nilou', 'user1@barg.example', 50]);
  assert.deepEqual(
    file.addresses.map(({ street }: { street: string }) => street),
    ['my street'],
  );
  assert.deepEqual([file.follows[0].performer, file.subscriptions[0].price], [performer.username, 5]);
  assert.deepEqual(
    file.messages.map((message: { text: string }) => message.text),
    ['words from my street'],
  );
  assert.equal(file.walletTransactions[0].amount, 50);
  for (const secret of ['their street', 'Stranger', other.username, other.id, 'password_hash', 'token_hash']) {
    assert.ok(!text.includes(secret), secret);
  }
  assert.deepEqual(Object.keys(file).slice(2), Object.keys(api.context.exportSections));
});

/** Tables with a column that names an account, of which nothing is told, and why. */
const UNTOLD: Record<string, string> = {
  subscription_trials: 'hashes that name nobody',
  account_writes: 'how far the log had come, no words of anybody',
  account_tokens: 'lets somebody in',
  login_challenges: 'lets somebody in',
  held_usernames: 'what others typed who tried to register with its address',
  recovery_codes: 'lets somebody in',
  two_step_secrets: 'lets somebody in',
  audit_log: 'the work of operators',
  ledger_checks: 'the work of operators',
  remote_withdrawals: 'the work of operators',
  referral_earnings: 'told with the movements of wallet and earnings',
  conversations: 'told with their messages',
  campaign_sales: 'told with what was bought',
  stream_chat_turns: 'told with the messages, kept for an hour',
  idempotency_keys: 'answers for those who ask again, kept for a day',
  agora_uids: 'a number by which Agora knows an account, without meaning elsewhere',
  uploads: 'on their way, and files once they are here',
  upload_forms: 'on their way, and files once they are here',
};

test('every table that says something of an account is in the download, or it is said here why not', async (t) => {
  const { db, context } = await createTestApi(t);
  const { rows } = await sql<{ name: string }>`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid in ('users'::regclass, 'performers'::regclass)`.execute(db);
  const queries = Object.values(context.exportSections).map((section) => section('').compile(db).sql);
  const told = [...queries, profileQuery('').compile(db).sql].join('\n');
  const untold = rows.map(({ name }) => name).filter((name) => !new RegExp(`\\b${name}\\b`).test(told));
  assert.deepEqual(untold.sort(), Object.keys(UNTOLD).sort());
});

test('a long history is told whole, page by page', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  const count = EXPORT_PAGE * 2 + 3;
  const rows = Array.from({ length: count }, () => ({ id: newId(), user_id: fan.id, kind: 'follow' as const }));
  await api.db.insertInto('notifications').values(rows).execute();
  const { file } = await download(api, fan);
  assert.equal(file.notifications.length, count);
});

test('an old session has to be confirmed by the password first', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  const password_hash = await hashPassword('leaf-and-root-1');
  await api.db.updateTable('users').set({ password_hash }).where('id', '=', fan.id).execute();
  const anHourAgo = new Date(Date.now() - 3_600_000);
  await api.db.updateTable('sessions').set({ confirmed_at: anHourAgo }).where('user_id', '=', fan.id).execute();
  const refused = await api.as(fan).get('/users/me/export');
  assert.deepEqual([refused.status, refused.body.code], [403, 'account.confirmation_required']);
  const wrong = await api.as(fan).post('/users/me/confirm', { password: 'not-this-one' });
  assert.equal(wrong.body.code, 'auth.incorrect_credentials');
  assert.equal((await api.as(fan).post('/users/me/confirm', { password: 'leaf-and-root-1' })).status, 200);
  await download(api, fan);
  assert.equal((await api.guest.get('/users/me/export')).status, 401);
});

test("a performer's download has her work and what she earned", async (t) => {
  const api = await createTestApi(t);
  const [fan, performer] = [await api.createUser({ balance: 50 }), await api.createPerformer()];
  await api.as(performer).post('/performer/feeds', { text: 'A bowl', audience: 'free', fileIds: [] });
  await api
    .as(fan)
    .pay(`/wallet/charges/tip/${performer.id}`, { amount: 20, source: { type: 'profile', _id: performer.id } });
  const { file } = await download(api, performer);
  assert.equal(file.profile.performer.monthlyPrice, 5);
  assert.equal(file.earnings[0]?.amount, 20);
  assert.equal(file.posts[0]?.text, 'A bowl');
});
