import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { PASSWORD_KEY } from '@barg/contract';
import { pbkdf2Sync } from 'node:crypto';
import type { TestApi } from '../../testing/api.ts';

/** Solves the bot check as the page does, and returns the answer that the API accepts. */
export const solveAltcha = async (api: TestApi): Promise<string> => {
  const challenge = (await api.guest.get('/re-captcha/challenge')).body.data;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
};

/** A proof for one call. */
export const newProof = async (api: TestApi): Promise<string> => {
  const { body } = await api.guest.post('/re-captcha/verify', { token: await solveAltcha(api) });
  return body.data.proof;
};

/** The key that a browser sends in place of a password when the setting is on. */
export const keyOf = async (api: TestApi, whose: { username: string } | { token: string }, password: string) => {
  const { salt } = (await api.guest.post('/auth/password-salt', whose)).body.data;
  const { iterations, bytes, prefix } = PASSWORD_KEY;
  const key = pbkdf2Sync(password.normalize('NFKC'), Buffer.from(salt, 'base64url'), iterations, bytes, 'sha256');
  return prefix + key.toString('base64url');
};

/** The token in the newest letter of a kind. */
export const tokenInMail = async (api: TestApi, template: string): Promise<string> => {
  await api.runJobs();
  const { text } = await api.db
    .selectFrom('mails')
    .select('text')
    .where('template', '=', template)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const [, token] = /#(?:token|code)=([\w-]+)/.exec(text) ?? [];
  if (!token) throw new Error(`the letter holds no link: ${text}`);
  return token;
};

export const person = {
  name: 'نیلوفر رستمی',
  username: 'nilou',
  email: 'nilou@barg.example',
  password: 'leaf-and-root',
};
