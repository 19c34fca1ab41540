import assert from 'node:assert/strict';
import test from 'node:test';
import type { FirstCall } from '@barg/contract';
import { ApiAnswerError, NOWHERE, type AskApi } from '../boot-source.ts';
import { descriptorOf } from '../testing/deployment.ts';
import { loadFirstAnswers } from './first-answers.ts';
import { matchRoute } from './matched-route.ts';

type Announced = Parameters<typeof matchRoute>[0][number];

const announced = (firstCalls: FirstCall[], isPaused = false) => {
  const routes = [
    { path: '/posts/:postId', expose: './home', layout: 'home' as const, firstCalls },
    { path: '/:username', expose: './home', layout: 'home' as const },
  ];
  return { build: { descriptor: descriptorOf('feed', { routes }) }, isPaused } as Partial<Announced> as Announced;
};

const visitOf = (
  remote: Announced,
  ask: AskApi,
  { search = '', token = null as string | null, isBrowser = true } = {},
) =>
  loadFirstAnswers(ask, {
    match: matchRoute([remote], '/posts/a%20b'),
    query: new URLSearchParams(search),
    token,
    culture: 'en-US',
    origin: NOWHERE,
    isBrowser,
    patience: 300,
    pictureOrigins: { site: 'https://barg.example', store: null },
  });

const answersOf = async (...visit: Parameters<typeof visitOf>) => (await visitOf(...visit)).answers;

const echo: AskApi = async (path, headers) => ({ path, ...headers });

test('asks with the parameters of the address, for this visitor alone', async () => {
  const calls: FirstCall[] = [
    { path: '/user/feeds/:postId' },
    { path: '/me', audience: 'member' },
    { path: '/landing', audience: 'guest' },
  ];
  assert.deepEqual(await answersOf(announced(calls), echo), {
    '/user/feeds/a%20b': { path: '/api/user/feeds/a%20b', 'x-locale': 'en-US' },
    '/landing': { path: '/api/landing', 'x-locale': 'en-US' },
  });
  const member = await answersOf(announced(calls), echo, { token: 'T' });
  assert.deepEqual(Object.keys(member), ['/user/feeds/a%20b', '/me']);
  assert.deepEqual(member['/me'], { path: '/api/me', 'x-locale': 'en-US', authorization: 'T' });
});

test('asks nothing for a paused remote, or under a query that may change what the page asks', async () => {
  const never: AskApi = () => assert.fail('nothing may be asked');
  const calls = [{ path: '/landing' }];
  assert.deepEqual(await answersOf(announced(calls, true), never), {});
  assert.deepEqual(await answersOf(announced(calls), never, { search: 'tab=suggested' }), {});
  assert.deepEqual(Object.keys(await answersOf(announced(calls), echo, { search: 'locale=en-US' })), ['/landing']);
});

test('leaves out what fails, what is late and what is too large; the rest comes', async () => {
  const ask: AskApi = async (path) => {
    if (path === '/api/gone') throw new ApiAnswerError(path, 404);
    if (path === '/api/late') return new Promise(() => undefined);
    return path === '/api/large' ? 'x'.repeat(100_001) : 'small';
  };
  const calls = ['/gone', '/late', '/large', '/small'].map((path) => ({ path }));
  assert.deepEqual(await answersOf(announced(calls), ask), { '/small': 'small' });
});

test('who runs no scripts waits longer for what introduces the page, under any query', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const slow: AskApi = (path) => new Promise((resolve) => setTimeout(() => resolve({ path }), 1000));
  const remote = announced([
    { path: '/posts/:postId', preview: { type: 'article', title: ['/path'] } },
    { path: '/me' },
  ]);
  const askedBy = (isBrowser: boolean, token: string | null = null) => {
    const visit = visitOf(remote, slow, { search: 'fbclid=x', isBrowser, token });
    t.mock.timers.tick(1000);
    return visit;
  };
  const ofProgram = await askedBy(false);
  assert.deepEqual(Object.keys(ofProgram.answers), ['/posts/a%20b']);
  assert.equal(ofProgram.preview?.title, '/api/posts/a%20b');
  assert.deepEqual([(await askedBy(true)).preview, (await askedBy(false, 'T')).answers], [null, {}]);
});

test('tells that what the page is about is not there, and nothing of the kind for another failure', async () => {
  const failing =
    (status: number): AskApi =>
    async (path) => {
      throw new ApiAnswerError(path, status);
    };
  const remote = announced([{ path: '/user/feeds/:postId' }]);
  for (const status of [404, 422]) assert.equal((await visitOf(remote, failing(status))).isMissing, true);
  for (const status of [401, 403, 500, 503]) assert.equal((await visitOf(remote, failing(status))).isMissing, false);
  assert.equal((await visitOf(remote, echo)).isMissing, false);
});
