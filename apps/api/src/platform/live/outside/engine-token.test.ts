import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isEngineToken, issueEngineToken } from './engine-token.ts';

const SECRET = 'shared by engine and site';
const meant = { action: 'publish', room: 'one' } as const;

test('a token is good for its room, its action and half a minute', () => {
  const token = issueEngineToken(SECRET, meant, 1_000);
  assert.ok(isEngineToken(SECRET, token, meant, 30_999));
  assert.ok(!isEngineToken(SECRET, token, meant, 31_000));
  assert.ok(!isEngineToken(SECRET, token, { ...meant, room: 'two' }, 1_000));
  assert.ok(!isEngineToken(SECRET, token, { ...meant, action: 'read' }, 1_000));
  assert.ok(!isEngineToken('another secret of theirs', token, meant, 1_000));
});

test('what is no token is none, however it looks', () => {
  const [until, digest] = issueEngineToken(SECRET, meant, 1_000).split('.');
  for (const token of [
    '',
    '.',
    `${until}.`,
    `${until}1.${digest}`,
    `-${until}.${digest}`,
    `${until}.${digest} `,
    digest ?? '',
  ])
    assert.ok(!isEngineToken(SECRET, token, meant, 1_000), token);
});
