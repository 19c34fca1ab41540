import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import pLimit from 'p-limit';
import type { Site } from '../processes/site.ts';

export interface Person {
  id: string;
  username: string;
  token: string;
}

export interface Answer {
  status: number;
  /** The error's, where it is one. */
  code?: string;
  data: Record<string, unknown>;
}

interface Call {
  method?: string;
  body?: object;
  headers?: Record<string, string>;
}

/** Calls a site below /api as somebody or nobody. Rejects where no answer comes, as when a process dies meanwhile. */
export async function call(
  { url }: Pick<Site, 'url'>,
  who: Pick<Person, 'token'> | null,
  route: string,
  { method, body, headers }: Call = {},
): Promise<Answer> {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${url}/api${route}`, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: {
      ...(who && { authorization: who.token }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: isForm ? body : body && JSON.stringify(body),
  });
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
  return { data: {}, ...(isJson && text && (JSON.parse(text) as object)), status: answer.status };
}

/** What a call that must succeed answers. */
export async function ask(...asked: Parameters<typeof call>): Promise<Record<string, unknown>> {
  const { status, code, data } = await call(...asked);
  assert.ok(status < 300, `${asked[2]} answered ${status} ${code}`);
  return data;
}

/** A call that moves money, or must not be done twice. */
export const once = (body: object, key: string = randomUUID()) => ({ body, headers: { 'idempotency-key': key } });

const PASSWORD = 'leaf-and-root-2026';
let registered = 0;

const register = async (site: Site, kind: 'users' | 'performers', more: object = {}): Promise<Person> => {
  registered += 1;
  const username = `${kind.slice(0, 4)}${registered}`;
  const body = { name: username, username, email: `${username}@barg.example`, password: PASSWORD, ...more };
  const { token } = (await ask(site, null, `/auth/${kind}/register`, { body })) as { token: string };
  const { _id } = await ask(site, { token }, '/users/me');
  return { id: String(_id), username, token };
};

export const newFan = (site: Site): Promise<Person> => register(site, 'users');

/** A few at a time, because to make a password's hash takes a core. */
export const newFans = (site: Site, count: number): Promise<Person[]> =>
  pLimit(REGISTERED_AT_ONCE).map(Array.from({ length: count }), () => newFan(site));
const REGISTERED_AT_ONCE = 4;

/** The operator, who has proved to be there, as most acts ask for. */
export async function logInOperator(site: Site): Promise<Person> {
  const { username, password } = site.operator;
  const { token } = (await ask(site, null, '/auth/login', { body: { username, password } })) as { token: string };
  await ask(site, { token }, '/auth/prove', { body: { password } });
  return { id: '', username, token };
}

const FACTS = { country: 'ir', languages: ['fa'], birthDate: '1994-03-21', craft: 'painting' };
const DOCUMENTS = ['identity-front', 'selfie'];

export const formOf = (bytes: Buffer, name: string, type: string): FormData => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)], { type }), name);
  return form;
};

/** A performer whom an operator has verified by her documents. */
export async function newPerformer(site: Site, operator: Person, photo: Buffer): Promise<Person> {
  const performer = await register(site, 'performers', FACTS);
  for (const kind of DOCUMENTS) {
    const body = formOf(photo, 'me.jpg', 'image/jpeg');
    await ask(site, performer, `/performers/documents/upload?kind=${kind}`, { body });
  }
  const opened = await ask(site, operator, `/operator/verifications/${performer.id}/open`, { method: 'POST' });
  const body = { submittedAt: opened.submittedAt };
  await ask(site, operator, `/operator/verifications/${performer.id}/approve`, { body });
  return performer;
}

/** The conversation of a fan with a performer. */
export const converse = async (site: Site, fan: Person, performer: Person): Promise<string> => {
  const body = { source: 'performer', sourceId: performer.id };
  return String((await ask(site, fan, '/conversations', { body }))._id);
};

export const write = (site: Pick<Site, 'url'>, who: Person, conversationId: string, text: string) =>
  ask(site, who, `/messages/conversations/${conversationId}`, { body: { text } });
