import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { usageOf } from './process-usage.ts';

const elsewhere = process.platform === 'linux' ? false : 'only Linux has these files';

test('what a process and its ended children used is known', { skip: elsewhere }, async () => {
  const before = await usageOf(process.pid);
  // A loop that ends by what it has used, not by a clock.
  const worked = spawnSync(process.execPath, ['-e', 'while (process.cpuUsage().user < 100_000);']);
  assert.equal(worked.status, 0);
  const after = await usageOf(process.pid);
  assert.ok(after.endedChildren - before.endedChildren >= 100);
  assert.ok(after.time >= before.time);
  // The system counts pages in batches for each thread, so it is about the same.
  assert.ok(after.memory > process.memoryUsage.rss() / 2 && after.memory < process.memoryUsage.rss() * 2);
});
