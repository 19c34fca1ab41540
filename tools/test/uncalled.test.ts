import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attachmentsOf, findUncalled } from './uncalled.ts';

const document = {
  paths: {
    '/api/users/me': { get: {} },
    '/api/users/{id}': { get: {}, put: {} },
    '/api/hooks': { post: {} },
  },
};

test('an operation is found by its method and its path, and a fixed path before one with parameters', () => {
  const calls = new Set(['GET /api/users/me', 'PUT /api/users/7', 'GET /assets/leaf.jpg']);
  const found = findUncalled(document, calls, {});
  assert.deepEqual(found, { operations: 4, missing: ['GET /api/users/{id}', 'POST /api/hooks'], needless: [] });
});

test('an excuse stands for a call, and is needless once the call is made or the operation gone', () => {
  const calls = new Set(['GET /api/users/me', 'GET /api/users/7', 'PUT /api/users/7']);
  const excused = { 'POST /api/hooks': 'a provider calls it', 'GET /api/users/me': 'none', 'GET /api/gone': 'none' };
  const { missing, needless } = findUncalled(document, calls, excused);
  assert.deepEqual(missing, []);
  assert.deepEqual(needless, ['GET /api/users/me', 'GET /api/gone']);
});

test('attachments are read from suites of any depth, and from the wanted name only', () => {
  const attachment = (name: string, content: unknown) => ({
    name,
    body: Buffer.from(JSON.stringify(content)).toString('base64'),
  });
  const specOf = (...attachments: { name: string; body?: string }[]) => ({ tests: [{ results: [{ attachments }] }] });
  const report = {
    suites: [
      { specs: [specOf(attachment('calls', ['GET /one']), { name: 'screenshot' })] },
      { suites: [{ specs: [specOf(attachment('other', ['GET /two'])), specOf(attachment('calls', ['GET /three']))] }] },
    ],
  };
  assert.deepEqual(attachmentsOf(report, 'calls'), [['GET /one'], ['GET /three']]);
});
