import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reportingExporter } from './reporting-exporter.ts';

test('the log is told once that traces are lost, and again after some have arrived', () => {
  const warnings: string[] = [];
  const results = [1, 1, 0, 1];
  let told = 0;
  const exporter = reportingExporter(
    {
      export: (_spans, done) => {
        const code = results.shift() ?? 0;
        done(code === 0 ? { code } : { code, error: new Error('connect ECONNREFUSED') });
      },
      shutdown: async () => undefined,
    },
    { warn: (message) => void warnings.push(message) },
  );
  const counts = [1, 2, 3, 4].map(() => {
    exporter.export([], ({ code }) => (told += Number(code === 0)));
    return warnings.length;
  });
  assert.deepEqual(counts, [1, 1, 1, 2]);
  assert.equal(told, 4);
  assert.equal(warnings[0], 'Traces are lost: connect ECONNREFUSED');
});
