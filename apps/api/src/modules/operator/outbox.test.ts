import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { newOperator, setUpSecondStep } from '../../testing/operators.ts';
import { setSetting } from '../../testing/set-setting.ts';
import { newProof, person, tokenInMail } from '../auth/testing.ts';

/** A person who was sent the letter that confirms an address, and the one for a new password; answers their tokens. */
const writeLetters = async (api: TestApi): Promise<string[]> => {
  await api.guest.post('/auth/users/register', person);
  await api.guest.post('/auth/users/forgot', { username: person.email, proof: await newProof(api) });
  await api.runJobs();
  return [await tokenInMail(api, 'email-verification'), await tokenInMail(api, 'password-reset')];
};

interface Mail {
  _id: string;
  template: string;
  text: string;
  subject: string;
  isMasked: boolean;
  htmlUrl: string;
}

const letterOf = (mails: Mail[], template: string): Mail => {
  const mail = mails.find((one) => one.template === template);
  assert.ok(mail, template);
  return mail;
};

const auditOf = (api: TestApi) =>
  api.db
    .selectFrom('audit_log')
    .select(['action', 'operator_id', 'target_id', 'details'])
    .where('action', 'like', 'mail.%')
    .orderBy('id')
    .execute();

test('in production the outbox shows no link and no code that lets somebody in, as text nor as HTML', async (t) => {
  const api = await createTestApi(t, { NODE_ENV: 'production' });
  const operator = await newOperator(api);
  await setUpSecondStep(api, operator);
  const tokens = await writeLetters(api);
  const answer = await api.as(operator).get('/operator/outbox');
  const mails = answer.body.data.data as Mail[];
  assert.ok(mails.length >= 2 && mails.every(({ isMasked }) => isMasked));
  const pages: string[] = [];
  for (const { htmlUrl } of mails) pages.push((await api.guest.get(htmlUrl.replace('/api', ''))).text);
  for (const token of tokens) {
    assert.ok(!answer.text.includes(token));
    for (const page of pages) assert.ok(page.includes('<!doctype html>') && !page.includes(token));
  }
  assert.match(letterOf(mails, 'password-reset').text, /نیلوفر رستمی[^]*••••••/);
  // Letters from before it was kept what of them may be shown.
  await api.db.updateTable('mails').set({ shown: null }).execute();
  const old = (await api.as(operator).get('/operator/outbox')).body.data.data as Mail[];
  assert.ok(old.every(({ subject, text }) => subject === '' && text === ''));
});

test('what leaves by SMTP is masked wherever it is', async (t) => {
  const env = { SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_URL: 'https://barg.example' };
  const api = await createTestApi(t, env);
  await api.guest.post('/auth/users/register', person);
  const [mail] = (await api.as(await api.createOperator()).get('/operator/outbox')).body.data.data as Mail[];
  assert.equal(mail?.isMasked, true);
  assert.ok(!mail?.text.includes('token='));
});

test('outside production, where letters stay on the machine, they are shown whole', async (t) => {
  const api = await createTestApi(t);
  const tokens = await writeLetters(api);
  const answer = await api.as(await api.createOperator()).get('/operator/outbox');
  for (const token of tokens) assert.ok(answer.text.includes(token));
  assert.ok((answer.body.data.data as Mail[]).every(({ isMasked }) => !isMasked));
});

test('each look is written down, with who looked and at what; a stranger sees no letter', async (t) => {
  const api = await createTestApi(t);
  await writeLetters(api);
  const operator = await api.createOperator();
  const mails = (await api.as(operator).get('/operator/outbox?limit=1')).body.data.data as Mail[];
  const [mail] = mails;
  assert.ok(mail);
  assert.equal((await api.guest.get(mail.htmlUrl.replace('/api', ''))).status, 200);
  const forged = mail.htmlUrl.replace('/api', '').replace(/a=[^&]+/, `a=${(await api.createUser()).id}`);
  assert.equal((await api.guest.get(forged)).status, 404);
  assert.deepEqual(await auditOf(api), [
    { action: 'mail.listed', operator_id: operator.id, target_id: null, details: { letters: [mail._id] } },
    { action: 'mail.opened', operator_id: operator.id, target_id: mail._id, details: { template: mail.template } },
  ]);
});

test('a letter opens for an operator while the site is closed, and no more once the operator has logged out', async (t) => {
  const env = { TRUSTED_PROXIES: '127.0.0.1', COUNTRY_HEADER: 'cf-ipcountry' };
  const api = await createTestApi(t, env);
  await api.guest.post('/auth/users/register', person);
  const operator = await api.createOperator();
  await setSetting(api, 'maintenanceMode', true);
  await setSetting(api, 'blockedCountries', ['DE']);
  const [mail] = (await api.as(operator).get('/operator/outbox')).body.data.data as Mail[];
  const open = async () =>
    (await api.guest.get(mail?.htmlUrl.replace('/api', '') ?? '', { 'cf-ipcountry': 'DE' })).status;
  assert.equal(await open(), 200);
  const users = api.db.updateTable('users').where('id', '=', operator.id);
  await users.set({ role: 'user' }).execute();
  assert.equal(await open(), 404);
  await users.set({ role: 'operator' }).execute();
  assert.equal(await open(), 200);
  assert.equal((await api.as(operator).post('/auth/logout')).status, 200);
  assert.equal(await open(), 404);
});
