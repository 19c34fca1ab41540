import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toTerminalLine } from './show-log.ts';

const entry = (level: number, msg: string, more = {}) => JSON.stringify({ level, msg, ...more });

test('shows what the server does while it starts, and only trouble afterwards', () => {
  assert.equal(toTerminalLine(entry(30, 'Preparing the database'), true), 'Preparing the database');
  assert.equal(toTerminalLine(entry(30, 'Job done'), false), undefined);
  assert.equal(toTerminalLine(entry(50, 'Job failed', { err: { message: 'no disk' } }), false), 'Job failed: no disk');
});

test('leaves requests to those who read the log', () => {
  assert.equal(toTerminalLine(entry(30, 'request completed', { reqId: '1' }), true), undefined);
});

test('shows lines that are not of the log as they are', () => {
  assert.equal(toTerminalLine('Port 3000 is taken.', true), 'Port 3000 is taken.');
  assert.equal(toTerminalLine('42', true), '42');
});

test('tells of a failed request when, which and where in the code', () => {
  const failed = entry(50, 'request failed', {
    time: Date.parse('2026-03-21T08:00:00Z'),
    reqId: '0195',
    req: { id: '0195', method: 'POST', path: '/api/posts' },
    code: 'server.unexpected',
    err: { message: 'no disk', stack: 'Error: no disk\n    at write (file.ts:3:1)' },
  });
  assert.equal(
    toTerminalLine(failed, false),
    '2026-03-21T08:00:00.000Z | request failed: no disk | POST /api/posts server.unexpected | (request 0195)\n' +
      'Error: no disk\n    at write (file.ts:3:1)',
  );
});
