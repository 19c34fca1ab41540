import assert from 'node:assert/strict';
import { test } from 'node:test';
import Fastify from 'fastify';
import { errorsPlugin } from './errors.ts';
import { methodNotAllowedPlugin } from './method-not-allowed.ts';

const openApp = async () => {
  const app = Fastify();
  await app.register(errorsPlugin);
  await app.register(methodNotAllowedPlugin);
  await app.register(
    async (scope) => {
      scope.get('/posts', async () => 'list');
      scope.post('/posts', async () => 'made');
      scope.delete('/posts/:id', async () => 'gone');
      scope.put('/posts/:id/pin.ned', async () => 'pinned');
    },
    { prefix: '/api' },
  );
  return app;
};

test('a verb that an address does not take is 405 with those that it takes', async () => {
  const app = await openApp();
  const ask = async (method: 'PUT' | 'GET' | 'PATCH', url: string) => {
    const { statusCode, headers, body } = await app.inject({ method, url });
    return [statusCode, headers.allow, JSON.parse(body).code];
  };
  const code = 'request.method_not_allowed';
  assert.deepEqual(await ask('PUT', '/api/posts?limit=1'), [405, 'GET, HEAD, POST', code]);
  assert.deepEqual(await ask('GET', '/api/posts/some-id'), [405, 'DELETE', code]);
  assert.deepEqual(await ask('PATCH', '/api/posts/some-id/pin.ned'), [405, 'PUT', code]);
});

test('an address that is none is 404 for every verb', async () => {
  const app = await openApp();
  for (const url of ['/api/nowhere', '/api/posts/some-id/pinXned', '/api/posts/some-id/more', '/api/posts/']) {
    const { statusCode, headers } = await app.inject({ method: 'GET', url });
    assert.deepEqual([statusCode, headers.allow], [404, undefined], url);
  }
});

test('what a route itself does not find stays 404', async () => {
  const app = await openApp();
  assert.equal((await app.inject({ method: 'GET', url: '/api/posts' })).statusCode, 200);
});
