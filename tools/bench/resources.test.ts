import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { atEnd, releaseAll } from './resources.ts';

test('the latest goes first, each once, and a failure does not keep the rest', async () => {
  const report = mock.method(console, 'error', () => undefined);
  const order: string[] = [];
  atEnd(() => order.push('folder'));
  atEnd(() => Promise.reject(new Error('cannot stop')));
  atEnd(async () => order.push('server'));
  await releaseAll();
  await releaseAll();
  assert.deepEqual(order, ['server', 'folder']);
  assert.equal(report.mock.callCount(), 1);
});
