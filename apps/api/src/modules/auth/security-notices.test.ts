import assert from 'node:assert/strict';
import { createHash, createHmac } from 'node:crypto';
import { test, type TestContext } from 'node:test';
import { generate } from 'otplib';
import { createTestApi } from '../../testing/api.ts';
import { newProof, person, tokenInMail } from './testing.ts';

const BOT_TOKEN = '110201543:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw';
const STEP_SECONDS = 30;

/** What Telegram's widget answers for somebody. */
const fromTelegram = (id: number) => {
  const fields = { id, first_name: 'Nilou', auth_date: Math.floor(Date.now() / 1000) };
  const text = `auth_date=${fields.auth_date}\nfirst_name=Nilou\nid=${id}`;
  const key = createHash('sha256').update(BOT_TOKEN).digest();
  return { ...fields, hash: createHmac('sha256', key).update(text).digest('hex') };
};

const setUp = async (t: TestContext, { locale = 'en-US' } = {}) => {
  // A code must not grow old between the test that makes it and the server that reads it.
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() });
  const api = await createTestApi(t, { TELEGRAM_BOT_TOKEN: BOT_TOKEN, PUBLIC_URL: 'https://barg.example' });
  const registered = await api.guest.post('/auth/users/register', person, { 'x-locale': locale });
  const bearer = { authorization: registered.body.data.token as string };
  /** The notices since the last time, with who got them. */
  const notices = async () => {
    const rows = await api.db.deleteFrom('mails').returningAll().execute();
    return rows
      .filter(({ template }) => template !== 'email-verification' && template !== 'password-reset')
      .map(({ template, recipient }) => `${template} -> ${recipient}`);
  };
  const codeAt = (secret: string, steps: number) =>
    generate({ secret, epoch: Math.floor(Date.now() / 1000) + steps * STEP_SECONDS });
  return { api, bearer, notices, codeAt };
};

test('a changed password is told, and one that was replaced by a letter too, in the account’s language', async (t) => {
  const { api, bearer, notices } = await setUp(t);
  const change = { source: person.password, password: 'another-leaf' };
  assert.equal((await api.guest.put('/auth/users/me/password', change, bearer)).status, 200);
  const { subject, text } = await api.db
    .selectFrom('mails')
    .selectAll()
    .where('template', '=', 'password-changed')
    .executeTakeFirstOrThrow();
  assert.equal(subject, 'Your password was changed — Barg');
  assert.match(text, /https:\/\/barg\.example\/user\/account\/security/);
  assert.deepEqual(await notices(), [`password-changed -> ${person.email}`]);

  await api.guest.post('/auth/users/forgot', { username: person.email, proof: await newProof(api) });
  const token = await tokenInMail(api, 'password-reset');
  assert.equal((await api.guest.post('/auth/password/reset', { token, password: 'third-leaf-3' })).status, 200);
  assert.deepEqual(await notices(), [`password-changed -> ${person.email}`]);
});

test('a password that was not changed is not told', async (t) => {
  const { api, bearer, notices } = await setUp(t);
  const change = { source: 'not-this-one', password: 'another-leaf' };
  assert.equal((await api.guest.put('/auth/users/me/password', change, bearer)).status, 422);
  assert.deepEqual(await notices(), []);
});

test('the address before is told of the one after it, by users and performers alike', async (t) => {
  const { api, bearer, notices } = await setUp(t, { locale: 'ar-EG' });
  assert.equal((await api.guest.put('/users', { email: person.email, name: 'Same' }, bearer)).status, 200);
  assert.deepEqual(await notices(), []);
  assert.equal((await api.guest.put('/users', { email: 'moved@barg.example' }, bearer)).status, 200);
  const mail = await api.db
    .selectFrom('mails')
    .selectAll()
    .where('template', '=', 'email-changed')
    .executeTakeFirstOrThrow();
  assert.match(mail.text, /\u2068moved@barg\.example\u2069/);
  assert.match(mail.html, /<html lang="ar-EG" dir="rtl">/);
  assert.deepEqual(await notices(), [`email-changed -> ${person.email}`]);

  const mahsa = await api.createPerformer();
  const renamed = await api.as(mahsa).put(`/performers/${mahsa.id}`, { email: 'mahsa-moved@barg.example' });
  assert.equal(renamed.status, 200, renamed.text);
  assert.deepEqual(await notices(), [`email-changed -> ${mahsa.username}@barg.example`]);
});

test('another address is taken after a recent login, or the password asked again, and told to nobody before', async (t) => {
  const { api, bearer, notices } = await setUp(t);
  const mahsa = await api.createPerformer();
  await api.db
    .updateTable('sessions')
    .set({ confirmed_at: new Date(0) })
    .execute();
  const move = (email: string, name = 'Moved') => api.guest.put('/users', { email, name }, bearer);
  const refused = await move('moved@barg.example');
  assert.deepEqual([refused.status, refused.body.code], [403, 'account.confirmation_required']);
  const me = (await api.guest.get('/users/me', bearer)).body.data;
  assert.deepEqual([me.email, me.name], [person.email, person.name]);
  // What guards nothing is saved as before, also beside the same address.
  assert.equal((await move(person.email)).status, 200);
  const hers = { email: 'mahsa-moved@barg.example' };
  const hersRefused = await api.as(mahsa).put(`/performers/${mahsa.id}`, hers);
  assert.equal(hersRefused.body.code, 'account.confirmation_required');
  assert.equal((await api.as(mahsa).put(`/performers/${mahsa.id}`, { bio: 'Paints' })).status, 200);
  assert.deepEqual(await notices(), []);

  const { password } = person;
  assert.equal((await api.guest.post('/users/me/confirm', { password }, bearer)).status, 200);
  assert.equal((await move('moved@barg.example')).status, 200);
  assert.deepEqual(await notices(), [`email-changed -> ${person.email}`]);
});

test('two steps turned on and off, new recovery codes and a used one are told', async (t) => {
  const { api, bearer, notices, codeAt } = await setUp(t);
  const post = (path: string, body: object = {}) => api.guest.post(path, body, bearer);
  const { secret } = (await post('/users/me/two-step')).body.data;
  const code = await codeAt(secret, -1);
  const { recoveryCodes } = (await post('/users/me/two-step/confirm', { code })).body.data;
  assert.deepEqual(await notices(), [`two-step-turned-on -> ${person.email}`]);

  const { username, password } = person;
  const { challenge } = (await api.guest.post('/auth/login', { username, password })).body.data;
  const enter = (recoveryCode: string) => api.guest.post('/auth/login/two-step', { challenge, recoveryCode });
  assert.equal((await enter('00000-00000')).status, 422);
  assert.deepEqual(await notices(), []);
  assert.equal((await enter(recoveryCodes[0])).status, 200);
  const { text } = await api.db.selectFrom('mails').select('text').executeTakeFirstOrThrow();
  assert.match(text, /Codes left: \u2068?9\u2069?\./);
  assert.deepEqual(await notices(), [`recovery-code-used -> ${person.email}`]);

  assert.equal((await post('/users/me/two-step/recovery-codes', { password })).status, 200);
  assert.deepEqual(await notices(), [`recovery-codes-renewed -> ${person.email}`]);
  assert.equal((await post('/users/me/two-step/disable', { password })).status, 200);
  assert.deepEqual(await notices(), [`two-step-turned-off -> ${person.email}`]);
});

test('a linked and an unlinked login are told; an account without an e-mail is not written to', async (t) => {
  const { api, bearer, notices } = await setUp(t);
  const link = await api.guest.post('/auth/telegram/login', { data: fromTelegram(7), link: true }, bearer);
  assert.deepEqual(link.body.data, { linked: true });
  assert.deepEqual(await notices(), [`login-linked -> ${person.email}`]);
  assert.equal((await api.guest.delete('/users/me/identities/telegram', undefined, bearer)).status, 200);
  assert.deepEqual(await notices(), [`login-unlinked -> ${person.email}`]);

  const nobody = (await api.guest.post('/auth/telegram/login', { data: fromTelegram(8) })).body.data;
  const first = { password: 'leaf-and-root-1' };
  const set = await api.guest.put('/auth/users/me/password', first, { authorization: nobody.token });
  assert.equal(set.status, 200);
  assert.deepEqual(await notices(), []);
});

test('other ways in are added and removed after a recent login, or the password or a code asked again', async (t) => {
  const { api, bearer, codeAt } = await setUp(t);
  const grow = (minutes: number) =>
    api.db
      .updateTable('sessions')
      .set({ confirmed_at: new Date(Date.now() - minutes * 60_000) })
      .execute();
  const link = (id: number) => api.guest.post('/auth/telegram/login', { data: fromTelegram(id), link: true }, bearer);
  const unlink = () => api.guest.delete('/users/me/identities/telegram', undefined, bearer);
  const confirm = (proof: object) => api.guest.post('/users/me/confirm', proof, bearer);
  const needed = 'account.confirmation_required';

  await grow(31);
  assert.deepEqual([(await link(7)).status, (await link(7)).body.code], [403, needed]);
  assert.equal((await confirm({ password: 'not-this-one' })).status, 422);
  assert.equal((await confirm({})).status, 422);
  assert.equal((await link(7)).body.code, needed);
  assert.equal((await confirm({ password: person.password })).status, 200);
  assert.deepEqual((await link(7)).body.data, { linked: true });

  await grow(16);
  const first = { password: 'leaf-and-root-1' };
  const { token } = (await api.guest.post('/auth/telegram/login', { data: fromTelegram(9) })).body.data;
  await grow(16);
  const set = await api.guest.put('/auth/users/me/password', first, { authorization: token });
  assert.equal(set.body.code, needed);
  assert.equal((await api.guest.post('/users/me/two-step', {}, bearer)).body.code, needed);
  assert.equal((await unlink()).body.code, needed);
  assert.equal((await confirm({ code: '000000' })).body.code, 'two-step.not_on');
  assert.equal((await confirm({ password: person.password })).status, 200);
  const { secret } = (await api.guest.post('/users/me/two-step', {}, bearer)).body.data;
  const code = await codeAt(secret, -1);
  assert.equal((await api.guest.post('/users/me/two-step/confirm', { code }, bearer)).status, 200);
  await grow(16);
  assert.equal((await confirm({ code: '000000' })).body.code, 'two-step.wrong_code');
  assert.equal((await confirm({ code: await codeAt(secret, 0) })).status, 200);
  assert.equal((await unlink()).status, 200);
});
