import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { createTestApi } from '../../testing/api.ts';
import { someoneWaits } from '../../testing/someone-waits.ts';
import { updateAccount } from '../accounts/accounts.repository.ts';
import { storedPasswordOf } from '../accounts/credentials.ts';
import { endSessions } from '../accounts/end-sessions.ts';
import { reinstateAccount, suspendAccount } from '../accounts/suspension.ts';
import { newProof, person, tokenInMail } from './testing.ts';

const open = async (t: TestContext) => {
  const api = await createTestApi(t);
  const { token } = (await api.guest.post('/auth/users/register', person)).body.data;
  const userId = (await api.guest.get('/users/me', { authorization: token })).body.data._id as string;
  const countSessions = async (): Promise<number> =>
    (await api.db.selectFrom('sessions').select('id').where('user_id', '=', userId).execute()).length;
  const login = () => api.guest.post('/auth/login', { username: person.username, password: person.password });
  /** What a request answers that reaches the account while something changes it. */
  const whileChanging = async (change: (unit: UnitOfWork) => Promise<unknown>, ask: () => ReturnType<typeof login>) => {
    let asked: ReturnType<typeof login> | undefined;
    await api.context.work(async (unit) => {
      await change(unit);
      asked = ask();
      await someoneWaits(api);
    });
    return await asked!;
  };
  const replacePassword = async (unit: UnitOfWork) => {
    await updateAccount(unit.db, userId, await storedPasswordOf(api.context, 'another-leaf', person));
    await endSessions(unit, { userId, reason: 'password-changed' });
  };
  return { api, token: token as string, userId, countSessions, login, whileChanging, replacePassword };
};

test('a login that is under way does not outlive the password that it was made with', async (t) => {
  const { countSessions, login, whileChanging, replacePassword } = await open(t);
  const answer = await whileChanging(replacePassword, login);
  assert.equal(answer.body.code, 'auth.incorrect_credentials');
  assert.equal(await countSessions(), 0);
});

test('a login goes on where what was changed meanwhile has nothing to do with it', async (t) => {
  const { userId, login, whileChanging } = await open(t);
  const answer = await whileChanging(({ db }) => updateAccount(db, userId, { name: 'Nilou' }), login);
  assert.ok(answer.body.data.token);
});

test('a login that meets the turning on of the second step is asked for it', async (t) => {
  const { userId, login, whileChanging } = await open(t);
  const turnOn = ({ db }: UnitOfWork) => updateAccount(db, userId, { two_step_enabled_at: new Date() });
  assert.equal((await whileChanging(turnOn, login)).body.data.twoFactorRequired, true);
});

test('a login that meets a suspension leaves no session that would open once it is over', async (t) => {
  const { api, userId, countSessions, login, whileChanging } = await open(t);
  const answer = await whileChanging((unit) => suspendAccount(unit, { userId, reason: 'Spam' }), login);
  assert.equal(answer.body.code, 'auth.suspended');
  await api.context.work((unit) => reinstateAccount(unit, userId));
  assert.equal(await countSessions(), 0);
});

test('whoever is logged out by another password does not take the account back by the old one', async (t) => {
  const { api, token, login, whileChanging, replacePassword } = await open(t);
  const change = { source: person.password, password: 'the-leaf-of-a-thief' };
  const answer = await whileChanging(replacePassword, () =>
    api.guest.put('/auth/users/me/password', change, { authorization: token }),
  );
  assert.equal(answer.body.code, 'auth.incorrect_credentials');
  assert.equal((await login()).body.code, 'auth.incorrect_credentials');
  const again = await api.guest.post('/auth/login', { username: person.username, password: 'another-leaf' });
  assert.ok(again.body.data.token);
});

test('a letter that lets somebody in confirms no address that the account has got meanwhile', async (t) => {
  const { api, userId, whileChanging } = await open(t);
  await api.guest.post('/auth/users/forgot', { username: person.email, proof: await newProof(api) });
  const token = await tokenInMail(api, 'password-reset');
  const move = ({ db }: UnitOfWork) => updateAccount(db, userId, { email: 'moved@barg.example' });
  const reset = () => api.guest.post('/auth/password/reset', { token, password: 'another-leaf' });
  await whileChanging(move, reset);
  const { email_verified_at } = await api.db
    .selectFrom('users')
    .select('email_verified_at')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  assert.equal(email_verified_at, null);
});
