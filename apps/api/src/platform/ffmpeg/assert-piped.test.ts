import assert from 'node:assert/strict';
import { ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';
import { assertPiped } from './assert-piped.ts';

test('a program without pipes is an error at once, and not another one in the next turn', async () => {
  const child = Object.assign(new ChildProcess(), { stdout: null });
  assert.throws(() => assertPiped(child), /no pipes/);
  child.emit('error', new Error('spawn EMFILE'));
});

test('one that has started may go on', async () => {
  const child = spawn(process.execPath, ['-e', ''], { stdio: ['ignore', 'pipe', 'ignore'] });
  assertPiped(child);
  await once(child, 'close');
});
